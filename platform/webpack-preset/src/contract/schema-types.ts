import type { Members, Shape } from 'deployments/contract';
import { element } from './accessed.ts';
import { intersected } from './utility-types.ts';

type Read = (shape: Shape) => Shape;
type Side = 'accepts' | 'produces';

/** Schema of valibot → the type of its values, where those are the same on both sides. */
const PLAIN: Readonly<Record<string, Shape>> = {
  StringSchema: 'string',
  NumberSchema: 'number',
  BooleanSchema: 'boolean',
  BigintSchema: 'bigint',
  NullSchema: 'null',
  UndefinedSchema: 'undefined',
  VoidSchema: 'void',
  UnknownSchema: 'unknown',
  AnySchema: 'any',
  NeverSchema: 'never',
  DateSchema: 'Date',
  FileSchema: 'File',
  BlobSchema: 'Blob',
};

/** The values that a schema of valibot accepts; undefined for a kind that is not known. */
export function accepted(schema: Shape, read: Read): Shape | undefined {
  return valuesOf(schema, 'accepts', read);
}

/** The values that a schema of valibot produces. */
export function produced(schema: Shape, read: Read): Shape | undefined {
  return valuesOf(schema, 'produces', read);
}

function valuesOf(schema: Shape, side: Side, read: Read): Shape | undefined {
  const one = read(schema);
  const name = nameOf(one);
  if (name === undefined) return undefined;
  if (Object.hasOwn(PLAIN, name)) return PLAIN[name];
  const of = typeof one === 'object' && 'form' in one ? one.of : [];
  const [first = 'unknown', second] = of;
  const inner = () => valuesOf(first, side, read);
  switch (name) {
    case 'LiteralSchema':
      return first;
    case 'PicklistSchema':
      return element(read(first));
    case 'ObjectSchema':
    case 'LooseObjectSchema':
    case 'StrictObjectSchema':
      return object(read(first), side, read);
    case 'ArraySchema':
      return inside(inner(), (values) => ({ form: 'Array', of: [values] }));
    case 'RecordSchema':
      return inside(valuesOf(second ?? 'unknown', side, read), (values) => ({
        members: { '[…]': values, '<keys>?': inner() ?? 'string' },
      }));
    case 'OptionalSchema':
    case 'ExactOptionalSchema':
    case 'UndefinedableSchema':
      return inside(inner(), (values) => union(values, added(side, second, 'undefined')));
    case 'NullableSchema':
      return inside(inner(), (values) => union(values, added(side, second, 'null')));
    case 'NullishSchema':
      return inside(inner(), (values) => union(values, added(side, second, 'null', 'undefined')));
    case 'SchemaWithPipe':
      return pipe(read(first), side, read);
    case 'UnionSchema':
      return oneOf(read(first), side, read);
    case 'VariantSchema':
      return oneOf(read(second ?? 'unknown'), side, read);
    case 'IntersectSchema':
      return intersection(read(first), side, read);
    case 'LazySchema':
      return inner();
    case 'SchemaWithFallback':
      return side === 'accepts' ? 'unknown' : inner();
    case 'GenericSchema':
    case 'BaseSchema':
      return side === 'accepts' ? first : (second ?? first);
    default:
      return undefined;
  }
}

/** `ObjectSchema` of `valibot.default.ObjectSchema`. */
function nameOf(schema: Shape): string | undefined {
  const text = typeof schema === 'string' ? schema : 'form' in schema ? schema.form : '';
  return /^valibot\.(?:default\.)?(\w+)$/.exec(text)?.[1];
}

function inside(values: Shape | undefined, wrap: (values: Shape) => Shape): Shape | undefined {
  return values === undefined ? undefined : wrap(values);
}

function union(values: Shape, more: readonly Shape[]): Shape {
  return more.length > 0 ? { oneOf: [values, ...more] } : values;
}

/** A value that is missing is accepted; it is also produced, unless a default takes its place. */
function added(side: Side, fallback: Shape | undefined, ...missing: string[]): string[] {
  if (side === 'accepts' || fallback === undefined || fallback === 'undefined') return missing;
  return fallback === 'null' ? ['null'] : [];
}

function object(entries: Shape, side: Side, read: Read): Shape | undefined {
  if (typeof entries !== 'object' || !('members' in entries)) return undefined;
  const members: Record<string, Shape> = {};
  for (const [name, schema] of Object.entries(entries.members)) {
    if (name.startsWith('<')) continue;
    members[`${name}${mayBeMissing(read(schema), side, read) ? '?' : ''}`] = valuesOf(schema, side, read) ?? schema;
  }
  return { members };
}

function mayBeMissing(schema: Shape, side: Side, read: Read): boolean {
  const name = nameOf(schema);
  const [first, fallback] = typeof schema === 'object' && 'form' in schema ? schema.of : [];
  if (name === 'SchemaWithPipe') {
    const [start] = listed(read(first ?? 'unknown'));
    return side === 'accepts' && start !== undefined && mayBeMissing(read(start), side, read);
  }
  // The fallback takes the place of anything else, also of nothing.
  if (name === 'SchemaWithFallback') return side === 'accepts';
  if (!['OptionalSchema', 'ExactOptionalSchema', 'NullishSchema'].includes(name ?? '')) return false;
  return side === 'accepts' || fallback === undefined || fallback === 'undefined';
}

/** A pipe accepts what its first schema does, and produces what its last step that changes the type does. */
function pipe(steps: Shape, side: Side, read: Read): Shape | undefined {
  const [schema = 'unknown', ...actions] = listed(steps);
  let values = valuesOf(schema, side, read);
  if (side === 'accepts') return values;
  for (const action of actions.map(read)) {
    const name = nameOf(action);
    const of = typeof action === 'object' && 'form' in action ? action.of : [];
    if (name?.endsWith('Schema')) values = valuesOf(action, side, read);
    else if (name === 'TransformAction') values = of[1];
    else if (name === 'BrandAction' && values !== undefined)
      values = { form: 'brand', of: [values, of[1] ?? 'string'] };
  }
  return values;
}

function oneOf(options: Shape, side: Side, read: Read): Shape | undefined {
  const all = listed(options).map((one) => valuesOf(one, side, read));
  return all.length > 0 && !all.includes(undefined) ? { oneOf: all as Shape[] } : undefined;
}

function intersection(options: Shape, side: Side, read: Read): Shape | undefined {
  const all = listed(options).map((one) => valuesOf(one, side, read));
  const parts = all.flatMap((one): Members[] => (typeof one === 'object' && 'members' in one ? [one.members] : []));
  return parts.length === all.length ? { members: intersected(parts) } : undefined;
}

function listed(tuple: Shape): readonly Shape[] {
  if (typeof tuple !== 'object') return [];
  if ('listOf' in tuple) return [tuple.listOf];
  return 'form' in tuple && (tuple.form === 'tuple' || tuple.form === 'Array') ? tuple.of : [];
}
