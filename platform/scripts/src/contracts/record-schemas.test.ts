import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { type JsonSchema, unreadable, unreadableInTime } from 'deployments/contract';
import { keptSchema } from '../../../../mfe-account/src/state/pending-reset.ts';
import { entrySchema } from '../../../../mfe-expenses/src/state/pending-receipts.ts';
import { sentRegisterSchema } from '../../../../mfe-recovery/src/domain/sent-codes.ts';
import { draftSchema } from '../../../../mfe-timecard/src/state/drafts/draft-format.ts';
import { outboxSchema } from '../../../../mfe-timecard/src/state/outbox/outbox-record.ts';
import { registerSchema } from '../../../../shared-session/src/device-data/register.ts';
import { repository } from '../paths.ts';

const { places } = JSON.parse(readFileSync(join(repository, 'shared-session', 'meeting-places.json'), 'utf8')) as {
  places: Readonly<Record<string, { readonly version: number; readonly schema?: JsonSchema }>>;
};

/** Record → the schema by which the code reads it. A list is declared as one, and read entry by entry. */
const SCHEMAS = {
  'portal.device-data': registerSchema,
  'portal.reset': keptSchema,
  'recovery-options.sent': sentRegisterSchema,
  'timecard-drafts': draftSchema,
  'timecard-offline': outboxSchema,
  'expense-receipts': entrySchema,
} as const;

const place = (schema: JsonSchema) => ({ version: 1, reads: [], schema });

/** What is declared says as much of a record as other builds need: an object without properties stands for any. */
function asFarAs(schema: JsonSchema, declared: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = declared;
  if (declared.type === 'object' && !properties && !declared.additionalProperties) return { type: 'object' };
  const several = schema.anyOf ?? schema.oneOf;
  if (!anyOf && several?.every((one) => unreadable(place(one), place(declared)) === undefined)) return declared;
  if (anyOf && schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one, at) => asFarAs(one, anyOf[at] ?? {})) };
  if (items && schema.items) return { ...schema, items: asFarAs(schema.items, items) };
  const all = Object.entries(schema.properties ?? {}).map(
    ([name, inside]) => [name, asFarAs(inside, properties?.[name] ?? {})] as const,
  );
  return schema.properties ? { ...schema, properties: Object.fromEntries(all) } : schema;
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

test.each(Object.entries(SCHEMAS))('%s is declared as it is read', (name, schema) => {
  const declared = places[name]?.schema ?? {};
  const whole = schema === entrySchema ? (declared.items ?? {}) : declared;
  const read = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema;
  const known = asFarAs(read, whole);
  expect(fieldsOf(known)).toEqual(fieldsOf(whole));
  expect(unreadableInTime(place(known), place(whole))).toBeUndefined();
});
