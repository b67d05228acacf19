import * as v from 'valibot';

/**
 * A type, as far as compatibility goes: a text is compared by its name, `oneOf` is a union, `members` an object (a name that ends
 * in "?" may be left out), `made` a class whose objects come from the module itself, `takes` and `gives` a function with arguments
 * by position, `listOf` an array, `form` anything else with the types its text leaves open, `see` a type of the contract's `types`.
 */
export type Shape =
  | string
  | { readonly oneOf: readonly Shape[] }
  | { readonly members: Members }
  | { readonly made: Members }
  | { readonly takes: Members; readonly gives: Shape }
  | { readonly listOf: Shape }
  | { readonly form: string; readonly of: readonly Shape[] }
  | { readonly see: string };

export type Members = Readonly<Record<string, Shape>>;

const shape: v.GenericSchema<Shape> = v.lazy(() =>
  v.union([
    v.string(),
    v.strictObject({ oneOf: v.array(shape) }),
    v.strictObject({ members }),
    v.strictObject({ made: members }),
    v.strictObject({ takes: members, gives: shape }),
    v.strictObject({ listOf: shape }),
    v.strictObject({ form: v.string(), of: v.array(shape) }),
    v.strictObject({ see: v.string() }),
  ]),
);
const members = v.record(v.string(), shape);

/** What an exposed module promises, as builds report it (webpack-preset `src/contract/`). */
export const contract = v.object({ exports: members, types: members });

export type Contract = v.InferOutput<typeof contract>;
