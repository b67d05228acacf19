import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ApprovalFilter, DueFilter } from 'shared-client/schema/approvals';
import type { BillingItemType } from 'shared-client/schema/billing';
import { reachOf } from '../access/may.ts';
import type { Condition } from '../access/within-reach.ts';
import type { Acting } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import { isAbsent } from './absence.ts';
import { searchConditions } from './search.ts';
import { USUAL_MINUTES } from './usual/usual-values.ts';

/** A filter as received. Absent values do not filter. */
export type Filter = { readonly [Name in keyof ApprovalFilter]?: ApprovalFilter[Name] | undefined };

/** The item types of a card. */
export const TYPES_OF_CARD: Readonly<Record<NonNullable<Filter['type']>, readonly BillingItemType[]>> = {
  TIME: ['TIME'],
  EXPENSE: ['EXPENSE'],
  PROJECT: ['PROJECT'],
  ADJUSTMENT: ['ADJUSTMENT', 'BENEFIT'],
};

/** Minutes by which a timecard may differ from the usual, or from the contract, and still count as usual, or as agreed. */
const USUAL_WITHIN = 30;

/** The number of weekdays, Monday to Friday, before a date. */
const weekdaysBefore = (date: RawBuilder<string>) => {
  const days = sql`(${date} - date '1900-01-01')`;
  return sql`(5 * (${days} / 7) + least(${days} % 7, 5))`;
};
/** The part of an item's period within its engagement: the first day, and the day after the last. */
const LASTS = {
  from: sql<string>`greatest(b.period_start, e.start_date)`,
  until: sql<string>`(least(b.period_end, e.end_date) + 1)`,
} as const;

/** The contract's minutes for the period of a timecard; null if none are agreed (docs: approvals#approval-contract). */
export const CONTRACT_MINUTES: RawBuilder<number | null> = sql`case when b.type = 'TIME' then
  round((e.settings->>'contractWeekMinutes')::numeric
    * greatest(${weekdaysBefore(LASTS.until)} - ${weekdaysBefore(LASTS.from)}, 0) / 5)::integer end`;

const HOURS = sql<number>`round(b.worked_minutes / 60.0, e.hour_decimal_precision)`;
const DIFFERENCE = sql<number>`b.worked_minutes - ${USUAL_MINUTES}`;
/** A timecard without hours, days or units never counts as usual. */
const BLANK = sql<boolean>`(b.worked_minutes = 0 and b.days_worked = 0 and b.units_worked = 0)`;

/** The difference to the contract; null for a timecard of days or units. */
const BESIDE_CONTRACT = sql<number>`case when b.worked_minutes > 0 or ${BLANK} then b.worked_minutes - ${CONTRACT_MINUTES} end`;

/** The days of an item with hours: their index in the period, minutes, and whether there was no meal. */
const daysOf = (item: 'b' | 'p') => sql`(
  select jsonb_agg(jsonb_build_array(day, minutes, no_meal) order by day) from (
    select d.worked_date - ${sql.raw(item)}.period_start as day, sum(d.worked_minutes) as minutes,
      bool_or(coalesce((d.content->>'noBreakTaken')::boolean, false)) as no_meal
    from billing_item_detail d where d.billing_item_id = ${sql.raw(item)}.id and d.worked_minutes > 0 group by 1) of_day)`;

/** A value of the last approved timecard of the engagement before this one. */
const ofLast = (what: RawBuilder<unknown>) => sql`(
  select ${what} from billing_item p
  where p.engagement_id = b.engagement_id and p.type = 'TIME' and p.status in ('Approved', 'Processed')
    and p.period_end < b.period_end
  order by p.period_end desc limit 1)`;

/** The days are compared only if the sums are equal, because thousands of items may wait. */
const IDENTICAL = sql<boolean>`case when b.worked_minutes > 0 and b.worked_minutes = ${ofLast(sql`p.worked_minutes`)}
  then ${daysOf('b')} = ${ofLast(daysOf('p'))} else false end`;

const OF_VARIANCE: Readonly<Record<NonNullable<Filter['variance']>, RawBuilder<boolean>>> = {
  usual: sql`abs(${DIFFERENCE}) <= ${sql.lit(USUAL_WITHIN)} and not ${BLANK}`,
  unusual: sql`(coalesce(abs(${DIFFERENCE}) > ${sql.lit(USUAL_WITHIN)}, true) or ${BLANK})`,
  over: sql`${DIFFERENCE} > ${sql.lit(USUAL_WITHIN)}`,
  under: sql`${DIFFERENCE} < ${sql.lit(-USUAL_WITHIN)}`,
  first: sql`${USUAL_MINUTES} is null and not ${BLANK}`,
  identical: IDENTICAL,
  'over-contract': sql`${BESIDE_CONTRACT} > ${sql.lit(USUAL_WITHIN)}`,
  'under-contract': sql`${BESIDE_CONTRACT} < ${sql.lit(-USUAL_WITHIN)}`,
};

/**
 * The records that are listed: those of the user, or of the whole company, by default as wide as the program's, but a client's own
 * (docs: approvals#approval-records).
 */
export const recordsOf = ({ as, principal }: Acting, { records }: Pick<Filter, 'records'>): 'own' | 'company' =>
  principal?.userType === 'Client' || reachOf(as, 'review') === 'managed'
    ? 'own'
    : (records ?? (as.userType === 'Client' ? 'own' : 'company'));

/** Whether an item is due by now, or by the end of today at its client. */
const isDue = (due: DueFilter, now: Date): Condition =>
  due === 'late'
    ? sql`b.approver_due_at < ${now}`
    : sql`(b.approver_due_at at time zone (select z.time_zone from client z where z.id = b.item_client_id))::date
        <= (${now}::timestamptz at time zone (select z.time_zone from client z where z.id = b.item_client_id))::date`;

/** The times that a filter depends on. */
export interface FilteredAt {
  readonly now: Date;
  readonly awaySince: Date;
}

/**
 * The conditions of a filter, without the reader's reach. A search first looks up engagements, because their words are indexed, and items are
 * many more.
 *
 * @param at now, and the time since which approvers who were not seen count as away
 */
export async function conditionsOf(
  db: Kysely<Database>,
  { as }: Acting,
  filter: Filter,
  { now, awaySince }: FilteredAt,
): Promise<Condition[]> {
  const { type, search, variance } = filter;
  const conditions: Condition[] = [];
  if (type !== undefined) conditions.push(isOfType(TYPES_OF_CARD[type]));
  if (filter.billingItemId !== undefined) conditions.push(sql`b.id = ${filter.billingItemId}`);
  if (filter.workerId !== undefined) conditions.push(sql`b.worker_id = ${filter.workerId}`);
  if (filter.engagementId !== undefined) conditions.push(sql`b.engagement_id = ${filter.engagementId}`);
  if (filter.periodEndDate !== undefined) conditions.push(sql`b.period_end = ${filter.periodEndDate}`);
  if (filter.status !== undefined) conditions.push(sql`b.status = ${filter.status}`);
  if (filter.statusReason !== undefined) conditions.push(sql`b.status_reason = ${filter.statusReason}`);
  if (filter.hoursMin !== undefined) conditions.push(sql`${HOURS} >= ${filter.hoursMin}`);
  if (filter.hoursMax !== undefined) conditions.push(sql`${HOURS} <= ${filter.hoursMax}`);
  if (variance !== undefined) conditions.push(sql`b.type = 'TIME' and ${OF_VARIANCE[variance]}`);
  if (filter.due !== undefined) conditions.push(isDue(filter.due, now));
  if (filter.approver === 'absent' && reachOf(as, 'reassign') !== 'none') conditions.push(isAbsent(awaySince));
  return [...conditions, ...(search ? await searchConditions(db, search) : [])];
}

/** Whether a filter uses the engagement: the precision of its hours, or its contract. */
export const usesEngagement = ({ hoursMin, hoursMax, variance }: Filter): boolean =>
  hoursMin !== undefined || hoursMax !== undefined || variance?.endsWith('contract') === true;

/** Whether a filter has only what counts are kept by, apart from the reader's reach: the card and the period. */
export const isCountedBy = ({ type, periodEndDate, records, ...others }: Filter): boolean =>
  Object.values(others).every((value) => value === undefined);

export const isOfType = (types: readonly BillingItemType[]): Condition =>
  types.length === 1
    ? sql`b.type = ${sql.lit(types[0] ?? '')}`
    : sql`b.type in (${sql.join(types.map((one) => sql.lit(one)))})`;
