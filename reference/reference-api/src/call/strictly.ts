import * as v from 'valibot';

interface Node extends v.GenericSchema {
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly pipe?: readonly [Node, ...unknown[]];
  readonly key?: string;
  readonly options?: readonly Node[];
}

/**
 * The same schema, but every object in it, at any depth, refuses unknown properties. Responses are read tolerantly and requests strictly;
 * this creates the strict version of a schema that both share.
 */
export function strictly<const Schema extends v.GenericSchema>(schema: Schema): Schema {
  return strictNode(schema as unknown as Node) as unknown as Schema;
}

/** The schemas that strict schemas were created from. openapi.json uses one name for both. */
const origins = new WeakMap<object, object>();

/** The original schema of a result of `strictly`, or of one of its parts. */
export const originOf = (schema: object): object => origins.get(schema) ?? schema;

/** A pipe starts with the schema that it validates; a pipe of a text or a number has no unknown properties. */
const isObjectOrList = (node: Node): boolean => node.type === 'object' || node.type === 'array';

function strictNode(node: Node): Node {
  if (node.pipe) {
    const [first, ...rest] = node.pipe;
    return isObjectOrList(first) ? (v.pipe(strictNode(first) as never, ...(rest as never[])) as unknown as Node) : node;
  }
  if (node.type === 'object' && node.entries) {
    const entries = Object.fromEntries(Object.entries(node.entries).map(([name, inner]) => [name, strictNode(inner)]));
    const strict = v.strictObject(entries) as unknown as Node;
    origins.set(strict, node);
    return strict;
  }
  if (node.type === 'array' && node.item) return v.array(strictNode(node.item)) as unknown as Node;
  if (node.type === 'variant' && node.options)
    return v.variant(node.key as string, node.options.map(strictNode) as never) as unknown as Node;
  if (node.wrapped) {
    const inner = strictNode(node.wrapped);
    if (node.type === 'optional') return v.optional(inner, node.default as never) as unknown as Node;
    if (node.type === 'nullish') return v.nullish(inner, node.default as never) as unknown as Node;
    if (node.type === 'nullable') return v.nullable(inner, node.default as never) as unknown as Node;
  }
  return node;
}
