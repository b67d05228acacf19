import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from 'deployments/contract';
import { keptSchema } from '../../../../mfe-account/src/state/pending-reset.ts';
import { entrySchema } from '../../../../mfe-expenses/src/state/pending-receipts.ts';
import { sentRegisterSchema } from '../../../../mfe-recovery/src/domain/sent-codes.ts';
import { draftSchema } from '../../../../mfe-timecard/src/state/drafts/draft-format.ts';
import { outboxSchema } from '../../../../mfe-timecard/src/state/outbox/outbox-record.ts';
import { registerSchema } from '../../../../shared-session/src/device-data/register-schema.ts';
import { differenceOf, places } from './declared-schema.ts';

/** Record → the schema by which the code reads it. A list is declared as one, and read entry by entry. */
const SCHEMAS = {
  'portal.device-data': registerSchema,
  'portal.reset': keptSchema,
  'recovery-options.sent': sentRegisterSchema,
  'timecard-drafts': draftSchema,
  'timecard-offline': outboxSchema,
  'expense-receipts': entrySchema,
} as const;

test.each(Object.entries(SCHEMAS))('%s is declared as it is read', (name, schema) => {
  const declared = places[name]?.schema ?? {};
  const whole = schema === entrySchema ? (declared.items ?? {}) : declared;
  const read = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema;
  expect(differenceOf(read, whole)).toEqual([]);
});
