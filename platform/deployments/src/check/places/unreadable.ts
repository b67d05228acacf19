import type { JsonSchema } from '../api/api-document.ts';
import { isReader, type Place } from './place.ts';

/** Why a build cannot read what another one writes in the same place; undefined if it can. */
export function unreadable(written: Place, reader: Place): string | undefined {
  if (written.version !== reader.version)
    return reader.reads.includes(written.version)
      ? undefined
      : `is written in version ${written.version}, and version ${[reader.version, ...reader.reads].join(', ')} is read`;
  if (!written.schema || !reader.schema) return undefined;
  const path = misfit(written.schema, reader.schema, '');
  return path === undefined
    ? undefined
    : `is written with another ${path || 'value'} than is read, in the same version`;
}

/**
 * Why of two versions of a build the newer one cannot read what the older one has written. The same version is read by both. A build that
 * only dispatches an event reads none of the older one's, and the pages that listen for it read its own as before.
 *
 * @param one of the version that was released first
 */
export function unreadableInTime(one: Place, other: Place): string | undefined {
  if (one.version === other.version)
    return (isReader(other) ? unreadable(one, other) : undefined) ?? unreadable(other, one);
  return one.version < other.version ? unreadable(one, other) : unreadable(other, one);
}

/** The path of the first value that one schema allows and the other one does not; undefined if there is none. */
function misfit(written: JsonSchema, read: JsonSchema, path: string): string | undefined {
  const [given, known] = [alternatives(written), alternatives(read)];
  for (const one of given) {
    const found = known.map((other) => misfitOf(one, other, path));
    // The deepest one says most.
    if (!found.includes(undefined)) return found.toSorted((a = '', b = '') => b.length - a.length)[0] ?? path;
  }
  return undefined;
}

function misfitOf(written: JsonSchema, read: JsonSchema, path: string): string | undefined {
  if (read.const !== undefined && written.const !== read.const) return path;
  if (read.type !== undefined && !isOf(read.type, typeOf(written))) return path;
  for (const [name, inside] of Object.entries(read.properties ?? {})) {
    const at = path ? `${path}.${name}` : name;
    const given = written.properties?.[name];
    if (given ? read.required?.includes(name) && !written.required?.includes(name) : read.required?.includes(name))
      return at;
    const found = given && misfit(given, inside, at);
    if (found !== undefined) return found;
  }
  if (read.additionalProperties === false) {
    const unknown = Object.keys(written.properties ?? {}).find((name) => !Object.hasOwn(read.properties ?? {}, name));
    if (unknown !== undefined) return path ? `${path}.${unknown}` : unknown;
  }
  if (typeof read.additionalProperties === 'object' && typeof written.additionalProperties === 'object')
    return misfit(written.additionalProperties, read.additionalProperties, path ? `${path}.*` : '*');
  if (read.items && written.items) return misfit(written.items, read.items, `${path}[]`);
  return undefined;
}

/** A whole number is a number. */
const isOf = (known: unknown, given: unknown): boolean =>
  known === given || (known === 'number' && given === 'integer');

/** Each value of an enumeration, and each of several types, by itself. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap(alternatives);
  if (schema.enum) return schema.enum.map((value) => ({ const: value }));
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }));
  return [schema];
}

const typeOf = ({ type, const: value }: JsonSchema): unknown =>
  type ?? (value === undefined ? undefined : typeof value);
