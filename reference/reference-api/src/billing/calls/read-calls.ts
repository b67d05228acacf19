import {
  type AdjustmentLine,
  type BillingItemDetail,
  billingItem,
  billingItemDetail,
  detailItems,
  type ExpenseLine,
  editMetadata,
  generalInfo,
  totalHoursByDate,
} from 'shared-client/schema/billing';
import { hoursOf, inHours } from 'shared-validators/timecard';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { flagText, idText } from '../../call/fields.ts';
import { notFound } from '../../call/http-problem.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import { dateIn } from '../calendar.ts';
import { lineDecisionsOf } from '../line-decisions.ts';
import { readCorrected } from '../line-items/corrected-items.ts';
import { periodOf } from '../period.ts';
import { readGeneralInfo } from '../read/general-info.ts';
import { summaryOf } from '../read/item-summary.ts';
import { readDays, readItem } from '../read/read-item.ts';
import { readMetadata } from '../read/read-metadata.ts';
import { totalMinutesByDate } from '../timecard/other-timecards.ts';
import { allocationsInHours, daysInHours } from '../timecard/worked-day.ts';
import { dateText, itemParams } from './queries.ts';

const BILLING_ITEMS = '/wand2/api/billing/billing-items';
const SOURCE = 'docs/reference/api.md#api-billing-read';

/** Most calls here are those of a signed-in user, for an item that the user may see. */
const shared = { source: SOURCE, auth: 'bearer', refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'] } as const;

export const getItem = defineCall({
  ...shared,
  method: 'GET',
  path: `${BILLING_ITEMS}/{id}`,
  summary: 'One billing item with its days and allocations.',
  params: itemParams,
  response: billingItem,
  async handle({ params, user, services: { db } }) {
    const item = await readItem(db, user, params.id);
    const days = await readDays(db, item.id);
    const costs = allocationsInHours(item.cost_allocations, item.hour_decimal_precision);
    return {
      ...summaryOf(item),
      billingItemDetails: daysInHours(days, item.hour_decimal_precision),
      billingCostAllocation: costs,
      billingItemCostAllocations: costs,
      attachments: item.attachments,
      lineDecisions: lineDecisionsOf(item.line_decisions, { days, allocations: item.cost_allocations }),
      expenses: item.type === 'EXPENSE' ? (item.lines as ExpenseLine[]) : [],
      adjustments: item.type === 'ADJUSTMENT' || item.type === 'BENEFIT' ? (item.lines as AdjustmentLine[]) : [],
      corrected: await readCorrected(db, item),
    };
  },
});

export const getGeneralInfo = defineCall({
  ...shared,
  method: 'GET',
  path: `${BILLING_ITEMS}/{id}/general-info`,
  summary: 'The head of the detail page: status, approver, people, history.',
  params: itemParams,
  response: generalInfo,
  handle: ({ params, user, services: { db } }) => readGeneralInfo(db, user, params.id),
});

export const getDetailItems = defineCall({
  ...shared,
  method: 'GET',
  path: `${BILLING_ITEMS}/{id}/detail-items`,
  summary: 'The days of a billing item.',
  params: itemParams,
  response: detailItems,
  async handle({ params, user, services: { db } }) {
    const item = await readItem(db, user, params.id);
    return daysInHours(await readDays(db, item.id), item.hour_decimal_precision);
  },
});

export const getDetailItem = defineCall({
  ...shared,
  method: 'GET',
  path: `${BILLING_ITEMS}/detail-items/{id}`,
  summary: 'One day of a billing item.',
  params: itemParams,
  response: billingItemDetail,
  async handle({ params, user, services: { db } }) {
    const row = await db
      .selectFrom('billing_item_detail')
      .select(['billing_item_id', 'content'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    // A day of an item that the user may not see is not there either.
    const item = await readItem(db, user, row?.billing_item_id ?? 0);
    if (!row) throw notFound('There is no such billing item.');
    return inHours<BillingItemDetail>(row.content, item.hour_decimal_precision);
  },
});

export const getMetadata = defineCall({
  method: 'GET',
  path: `${BILLING_ITEMS}/{id}/metadata`,
  summary: 'Everything the Add Time page shows; id 0 asks for the timecard of the selected date, today when absent.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT'],
  params: itemParams,
  query: v.strictObject({
    engagementId: idText,
    selectedDate: v.optional(dateText),
    willRefreshTAFWData: v.optional(flagText),
  }),
  response: editMetadata,
  handle: ({ params, query: { engagementId, selectedDate }, user, services }) =>
    readMetadata(services, user, { itemId: params.id, engagementId, selectedDate }),
});

export const getTotalHours = defineCall({
  method: 'GET',
  path: `${BILLING_ITEMS}/{id}/worker/totalhours`,
  summary: 'Hours of the worker by date over all timecards, within the period of the timecard.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT'],
  params: itemParams,
  query: v.strictObject({ engagementId: idText, selectedDate: v.optional(dateText) }),
  response: totalHoursByDate,
  async handle({ params, query, user, services: { db, now } }) {
    const engagement = await readEngagement(db, user, query.engagementId);
    const item = params.id === 0 ? undefined : await readItem(db, user, params.id);
    const date = item?.period_start ?? query.selectedDate ?? dateIn(engagement.timeZone, now());
    const period = periodOf(engagement.workPeriod, date);
    const totals = await totalMinutesByDate(db, {
      workerId: engagement.worker_id,
      first: period.start,
      last: period.end,
    });
    const precision = engagement.hour_decimal_precision;
    return Object.fromEntries([...totals].map(([day, minutes]) => [day, hoursOf(minutes, precision)]));
  },
});
