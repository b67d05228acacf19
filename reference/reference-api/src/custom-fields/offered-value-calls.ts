import { referenceListValues } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { dateFromQuery } from '../billing/calendar.ts';
import { dateText } from '../billing/calls/queries.ts';
import { readItem } from '../billing/read/read-item.ts';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { readEngagement } from '../engagements/read-engagement.ts';
import { readList } from './access.ts';
import { LIST, listParams, SOURCE, searchKey } from './reference-list-path.ts';
import { findValues } from './reference-values.ts';

export const getValuesByWorkedDate = defineCall({
  method: 'GET',
  path: `${LIST}/filteredCostAllocationCFRefValuesByWorkedDate`,
  summary: 'Values offered on a worked date.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: v.strictObject({
    requisitionId: idText,
    workedDate: dateText,
    billingCostAllocationFieldId: v.optional(idText),
    searchKey: v.optional(searchKey),
  }),
  response: referenceListValues,
  async handle({ params, query, user, services: { db } }) {
    await readEngagement(db, user, query.requisitionId);
    await readList(db, user, params.listId);
    return findValues(db, params.listId, { on: query.workedDate, searchKey: query.searchKey });
  },
});

/** Milliseconds since 1970 in a query. */
const instantText = v.pipe(
  v.string(),
  v.regex(/^\d{1,14}$/, 'must be milliseconds since 1970'),
  v.transform((text) => new Date(Number(text)).toISOString().slice(0, 10)),
  v.check((date) => dateFromQuery(date) !== undefined, 'must be milliseconds since 1970'),
);

export const getValuesByItem = defineCall({
  method: 'GET',
  path: `${LIST}/filteredCostAllocationCFRefValues`,
  summary: 'Values offered at the end of a billing item, of a requisition or of an existing item.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: v.strictObject({
    requisitionId: v.optional(idText),
    billingItemId: v.optional(idText),
    billingItemEndDateInTime: instantText,
    billingCostAllocationFieldId: v.optional(idText),
  }),
  response: referenceListValues,
  async handle({ params, query, user, services: { db } }) {
    if (query.requisitionId !== undefined) await readEngagement(db, user, query.requisitionId);
    if (query.billingItemId) await readItem(db, user, query.billingItemId);
    await readList(db, user, params.listId);
    return findValues(db, params.listId, { on: query.billingItemEndDateInTime });
  },
});
