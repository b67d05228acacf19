import type { Kysely } from 'kysely';
import {
  type AdjustmentLine,
  adjustmentEditMetadata,
  EXPENSE_CATEGORIES,
  type ExpenseLine,
  expenseEditMetadata,
  type ProjectLine,
  projectBilling,
  projectEditMetadata,
} from 'shared-client/schema/billing';
import { withUnitTypes } from 'shared-validators/expense';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { idText } from '../../call/fields.ts';
import { forbidden, notFound } from '../../call/http-problem.ts';
import { readDefinitions } from '../../custom-fields/read-definitions.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { dateIn } from '../calendar.ts';
import { readCorrectable } from '../line-items/corrected-items.ts';
import { readRates } from '../line-items/exchange-rates.ts';
import { readProject } from '../line-items/project-setting.ts';
import { readSpentBefore } from '../line-items/spent-before.ts';
import { mayEnter } from '../line-items/who-enters.ts';
import { periodOf, workedDatesOf } from '../period.ts';
import { summaryOf } from '../read/item-summary.ts';
import { readDays, readItem } from '../read/read-item.ts';
import { allocationsInHours, daysInHours } from '../timecard/worked-day.ts';
import { dateText, itemParams } from './queries.ts';

const ITEM = '/wand2/api/billing/billing-items/{id}';
const SOURCE = 'docs/reference/api.md#api-billing-lines';
const engagementQuery = v.strictObject({ engagementId: idText, selectedDate: v.optional(dateText) });

/** What a page shows of an item with lines, or of a new one. */
const metadata = {
  method: 'GET',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT'],
  params: itemParams,
} as const;

export const getProjectBilling = defineCall({
  method: 'GET',
  path: `${ITEM}/project-billing-with-all-details`,
  summary: 'A project item with its milestones, materials and positions.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: itemParams,
  response: projectBilling,
  async handle({ params, user, services: { db } }) {
    const item = await readItem(db, user, params.id);
    if (item.type !== 'PROJECT') throw notFound('There is no such project billing item.');
    const costs = allocationsInHours(item.cost_allocations, item.hour_decimal_precision);
    return {
      ...summaryOf(item),
      billingItemDetails: daysInHours(await readDays(db, item.id), item.hour_decimal_precision),
      billingCostAllocation: costs,
      billingItemCostAllocations: costs,
      attachments: item.attachments,
      lines: item.lines as ProjectLine[],
      budgetShares: item.budget_shares,
    };
  },
});

export const getExpenseMetadata = defineCall({
  ...metadata,
  path: `${ITEM}/expense-edit-metadata`,
  summary:
    'What the expense page shows; id 0 asks for a new expense of the period of the selected date, today when absent.',
  query: engagementQuery,
  response: expenseEditMetadata,
  async handle({ params, query, user, services: { db, now } }) {
    const asked = { id: params.id, type: 'EXPENSE', ...query } as const;
    const { head, lines, customFields, engagement, item, period } = await lineItem(db, user, asked, now());
    const { settings, currency } = engagement;
    const unitRates = settings.unitRates ?? [];
    const categories = Object.entries(withUnitTypes(EXPENSE_CATEGORIES, unitRates)).map(([category, types]) => ({
      category,
      types: [...types],
    }));
    return {
      ...head,
      dates: workedDatesOf(period, engagement),
      categories,
      policies: [...(settings.expensePolicies ?? [])],
      rates: (await readRates(db, currency, period)).map(({ from, rate, day }) => ({ currency: from, rate, day })),
      unitRates: [...unitRates],
      spentBefore: await readSpentBefore(db, { engagement, period, item }),
      expenses: lines as ExpenseLine[],
      clientCustomFieldDefDtos: customFields,
    };
  },
});

export const getProjectMetadata = defineCall({
  ...metadata,
  path: `${ITEM}/project-edit-metadata`,
  summary:
    'What the project page shows; id 0 asks for a new project item of the period of the selected date, today when absent.',
  query: engagementQuery,
  response: projectEditMetadata,
  async handle({ params, query, user, services: { db, now } }) {
    const asked = { id: params.id, type: 'PROJECT', ...query } as const;
    const { head, lines, customFields, engagement, item } = await lineItem(db, user, asked, now());
    const { plan, budgets } = await readProject(db, engagement, params.id);
    return {
      ...head,
      plan: [...plan],
      budgets: [...budgets],
      lines: lines as ProjectLine[],
      budgetShares: item?.budget_shares ?? [],
      clientCustomFieldDefDtos: customFields,
    };
  },
});

export const getAdjustmentMetadata = defineCall({
  ...metadata,
  path: `${ITEM}/adjustment-edit-metadata`,
  summary:
    'What the page of an adjustment or a benefit shows to who may enter it; id 0 asks for a new one of the period of the selected date, today when absent.',
  query: v.strictObject({ ...engagementQuery.entries, type: v.picklist(['ADJUSTMENT', 'BENEFIT']) }),
  response: adjustmentEditMetadata,
  async handle({ params, query, user, services: { db, now } }) {
    const { type } = query;
    const { head, lines, engagement, item } = await lineItem(db, user, { id: params.id, ...query }, now());
    const isTaken = item !== undefined || engagement.settings.billingTypes.includes(type);
    if (!isTaken || !mayEnter(user, type, engagement))
      throw forbidden('You are not allowed to enter items of this kind.');
    const { id, currency } = engagement;
    return {
      ...head,
      type,
      workerName: engagement.workerName,
      corrects: item?.corrects_id ?? null,
      correctable: await readCorrectable(db, {
        engagementId: id,
        itemId: params.id,
        currency,
        periodStart: item?.period_start,
      }),
      adjustments: lines as AdjustmentLine[],
    };
  },
});

/** An item with lines instead of days, or the head of a new one. */
async function lineItem(
  db: Kysely<Database>,
  user: SignedInUser,
  {
    id,
    engagementId,
    type,
    selectedDate,
  }: {
    readonly id: number;
    readonly engagementId: number;
    readonly type: 'ADJUSTMENT' | 'BENEFIT' | 'EXPENSE' | 'PROJECT';
    /** A day of the period of a new item. If absent: today, or the last day of an engagement that has ended. */
    readonly selectedDate?: string | undefined;
  },
  now: Date,
) {
  const engagement = await readEngagement(db, user, engagementId);
  const item = id === 0 ? undefined : await readItem(db, user, id);
  if (item && (item.engagement_id !== engagement.id || item.type !== type))
    throw notFound('There is no such billing item.');
  const today = dateIn(engagement.timeZone, now);
  const last = engagement.end_date !== null && engagement.end_date < today ? engagement.end_date : today;
  const period = item
    ? { start: item.period_start, end: item.period_end }
    : periodOf(engagement.workPeriod, selectedDate ?? last);
  return {
    engagement,
    item,
    period,
    head: {
      billingItemId: item?.id ?? 0,
      version: item?.version ?? 0,
      engagementId: engagement.id,
      status: item?.status ?? null,
      periodStartDate: period.start,
      periodEndDate: period.end,
      currency: engagement.currency,
      attachments: item?.attachments ?? [],
      attachmentLimit: engagement.settings.attachmentLimit,
      rejectionKind: item?.rejection_kind ?? null,
      rejectionReason: item?.rejection_reason ?? null,
      reqName: engagement.req_name,
      jobTitle: engagement.job_title,
    },
    lines: item?.lines ?? [],
    customFields: [...(await readDefinitions(db, engagement.settings.customFieldIds))],
  };
}
