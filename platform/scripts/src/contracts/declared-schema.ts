import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonSchema, unreadable, unreadableInTime } from 'deployments/contract';
import type { MeetingPlaces } from 'webpack-preset/places';
import { repository } from '../paths.ts';

/** What builds keep and pass, as `meeting-places.json` of shared-session declares it: name → schema and the rest. */
export const { places } = JSON.parse(
  readFileSync(join(repository, 'shared-session', 'meeting-places.json'), 'utf8'),
) as MeetingPlaces;

const place = (schema: JsonSchema) => ({ version: 1, reads: [], schema });

/**
 * How a declared schema differs from the one that the code has: the fields that only one of them names, and why one cannot read what the other
 * one writes. Nothing, if they say the same.
 */
export function differenceOf(code: JsonSchema, declared: JsonSchema): string[] {
  const known = asFarAs(code, declared);
  const [coded, said] = [fieldsOf(known), fieldsOf(declared)];
  const why = unreadableInTime(place(known), place(declared));
  return [
    ...coded.filter((one) => !said.includes(one)).map((one) => `${one} is not declared`),
    ...said.filter((one) => !coded.includes(one)).map((one) => `${one} is declared and not known`),
    ...(why === undefined ? [] : [why]),
  ];
}

/** What is declared says as much as other builds need: an object without properties stands for any. */
function asFarAs(schema: JsonSchema, declared: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = declared;
  if (declared.type === 'object' && !properties && !declared.additionalProperties) return { type: 'object' };
  const several = schema.anyOf ?? schema.oneOf;
  if (!anyOf && several?.every((one) => unreadable(place(one), place(declared)) === undefined)) return declared;
  if (anyOf && schema.anyOf)
    return {
      ...schema,
      anyOf: schema.anyOf.map((one) => asFarAs(one, anyOf.find((other) => isSameKind(one, other)) ?? {})),
    };
  if (items && schema.items) return { ...schema, items: asFarAs(schema.items, items) };
  const all = Object.entries(schema.properties ?? {}).map(
    ([name, inside]) => [name, asFarAs(inside, properties?.[name] ?? {})] as const,
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(all) } : schema;
}

/** Whether two alternatives are meant for the same values: their types are the same, and so is each constant that tells them apart. */
function isSameKind(one: JsonSchema, other: JsonSchema): boolean {
  if (one.type !== other.type || one.const !== other.const) return false;
  return Object.entries(one.properties ?? {}).every(([name, inside]) => {
    const same = other.properties?.[name];
    return inside.const === undefined || same === undefined || same.const === inside.const;
  });
}

/** The paths of all fields, optional ones included. */
function fieldsOf({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] {
  const inside = Object.entries(properties).flatMap(([name, one]) => [
    `${path}${name}`,
    ...fieldsOf(one, `${path}${name}.`),
  ]);
  const all = [...inside, ...(items ? fieldsOf(items, path) : []), ...anyOf.flatMap((one) => fieldsOf(one, path))];
  return [...new Set(all)].sort();
}
