import type { Shape } from './contract.ts';

type List = { readonly listOf: Shape } | { readonly form: string; readonly of: readonly Shape[] };

/** Whether a type is a list: `listOf` may not be changed by its reader, the form `Array` may. */
export function isListOf(shape: Exclude<Shape, string>): shape is List {
  return 'listOf' in shape || ('form' in shape && shape.form === 'Array' && shape.of.length === 1);
}

export function listOf(list: List): Shape {
  return 'listOf' in list ? list.listOf : (list.of[0] ?? 'unknown');
}
