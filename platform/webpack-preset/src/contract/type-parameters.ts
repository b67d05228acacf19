import type { Node } from './declarations.ts';

/** Type parameter → its number among those in scope, as `$0`. */
export type TypeParameters = ReadonlyMap<string, string>;

/** The type parameters in scope inside of a declaration. */
export function numbered({ typeParameters }: Node, outside: TypeParameters | undefined): TypeParameters | undefined {
  const own: readonly Node[] = typeParameters?.params ?? [];
  if (own.length === 0) return outside;
  const before = outside?.size ?? 0;
  return new Map([...(outside ?? []), ...own.map((one, at) => [nameOfParameter(one), `$${before + at}`] as const)]);
}

/** Replaces the names of type parameters in the text of a type. */
export function withNumbers(text: string, parameters: TypeParameters | undefined): string {
  if (!parameters) return text;
  return text.replace(/(?<!["'\w$.])[A-Za-z_$][\w$]*(?!["'\w$])/g, (name) => parameters.get(name) ?? name);
}

/** Babel has the name as a text, other parsers as a node. */
function nameOfParameter({ name }: Node): string {
  return typeof name === 'string' ? name : name.name;
}
