import { saveResponse, validationResult } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { idText } from '../../call/fields.ts';
import { checkNotWorked, saveNotWorked } from '../save/did-not-work.ts';
import { once } from '../save/idempotency.ts';
import { dateText } from './queries.ts';

const PATH = '/wand2/api/billing/billing-items/did-not-work';

/** The last day: a date, or the second date of the product's 'start - end' text. */
const endDateText = v.pipe(
  v.string(),
  v.transform((text) => (text.includes(' - ') ? (text.split(' - ').at(-1) as string).trim() : text)),
  dateText,
);

const query = v.pipe(
  v.strictObject({
    engagementId: idText,
    selectedDate: v.optional(dateText),
    startDate: v.optional(dateText),
    endDate: v.optional(endDateText),
  }),
  v.check(
    ({ selectedDate, startDate, endDate }) => selectedDate !== undefined || Boolean(startDate && endDate),
    'needs selectedDate, or startDate and endDate',
  ),
  v.check(
    ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
    'startDate must not be after endDate',
  ),
);

export const saveDidNotWork = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Reports a whole period as not worked. Idempotency-Key as for save.',
  source: 'docs/reference/api.md#api-not-worked',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query,
  response: saveResponse,
  handle: ({ query, user, services: { db, now }, request }) =>
    once(db, { userId: user.userId, call: 'did-not-work', request, content: query, now: now() }, (trx) =>
      saveNotWorked(trx, user, query, now()),
    ),
});

export const validateDidNotWork = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Whether a whole period may be reported as not worked.',
  source: 'docs/reference/api.md#api-not-worked',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query,
  response: validationResult,
  handle: async ({ query, user, services: { db, now } }) => ({
    errors: await db.transaction().execute((trx) => checkNotWorked(trx, user, query, now())),
    billingItemDetailErrors: [],
  }),
});
