import { billingItemPage, itemDue } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { countText, decimalText, idText, shortText } from '../../call/fields.ts';
import { listItems } from '../read/list-items.ts';
import { dateText, idsText, namesText } from './queries.ts';

export const getItems = defineCall({
  method: 'GET',
  path: '/wand2/api/billing/billing-items',
  summary: 'A page of billing items: of the worker, or of the company for everybody else.',
  source: 'docs/reference/api.md#api-billing-list',
  auth: 'bearer',
  query: v.strictObject({
    page: v.optional(countText(1_000_000)),
    size: v.optional(countText(200)),
    sort: v.optional(shortText(60)),
    cursor: v.optional(shortText(1000)),
    engagementId: v.optional(idsText),
    workerId: v.optional(idsText),
    costCentre: v.optional(namesText),
    supplier: v.optional(namesText),
    clientId: v.optional(idsText),
    billingItemId: v.optional(idText),
    type: v.optional(shortText(100)),
    periodEndDateStart: v.optional(dateText),
    periodEndDateEnd: v.optional(dateText),
    dateCreatedStart: v.optional(dateText),
    dateCreatedEnd: v.optional(dateText),
    dateApproved: v.optional(dateText),
    status: v.optional(shortText(200)),
    tafwUpdate: v.optional(shortText(100)),
    due: v.optional(itemDue),
    hoursMin: v.optional(decimalText),
    hoursMax: v.optional(decimalText),
    amountMin: v.optional(decimalText),
    amountMax: v.optional(decimalText),
  }),
  response: billingItemPage,
  dear: ({ userType }) => userType !== 'Worker',
  handle: ({ query, user, services: { db, now } }) => listItems(db, user, query, now()),
});
