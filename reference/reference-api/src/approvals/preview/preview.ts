import { type Kysely, sql } from 'kysely';
import type { approvalItem } from 'shared-client/schema/approvals';
import type { ExpenseLine, ExpensePolicy, Spending } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import type * as v from 'valibot';
import { readSpentBeforeEach } from '../../billing/line-items/spent-before.ts';
import { oneOf } from '../../billing/read/listed-page.ts';
import type { Item } from '../../billing/read/read-item.ts';
import type { UsualWeek } from '../../billing/tables.ts';
import type { Database } from '../../storage/database.ts';
import { COMPUTED_AMOUNT, COMPUTED_MINUTES } from '../usual/usual-values.ts';
import { changedDays } from './changed-days.ts';
import { flaggedLines } from './flagged-lines.ts';
import { USUAL_TIMECARDS, usualDays } from './usual.ts';

/** The columns of an item that its preview depends on. */
type PreviewedItem = Pick<Item, 'id' | 'type' | 'status' | 'engagement_id' | 'currency' | 'hour_decimal_precision'> &
  Pick<Item, 'usual_minutes' | 'usual_amount' | 'usual_week'> & {
    readonly lines: readonly ExpenseLine[];
    /** Whether the usual values are up to date. */
    readonly isUsualStored: boolean;
  };

/** Usual values of an item that has none stored. */
interface Computed {
  readonly id: number;
  readonly minutes: number | null;
  readonly amount: number | null;
}

interface PreviewedDay {
  readonly itemId: number;
  readonly workedDate: string;
  readonly minutes: number;
  readonly didNotWork: boolean;
  readonly noBreakTaken: boolean;
  readonly mealReason: string | null;
  readonly notes: string | null;
}

interface EarlierDay {
  readonly id: number;
  readonly itemId: number;
  readonly date: string;
  readonly minutes: number;
}

interface Sent {
  readonly sent: { readonly days: readonly { readonly workedDate: string; readonly minutes: number }[] } | null;
  readonly reason: string | null;
  readonly by: string;
  readonly byFor: string | null;
  readonly at: Date;
}

/** The data that the items of a page are compared with, by item. */
export interface PreviewData {
  readonly days: ReadonlyMap<number, readonly PreviewedDay[]>;
  /** Only for items without stored usual values, like the days of earlier timecards. */
  readonly computed: ReadonlyMap<number, Computed>;
  readonly earlier: ReadonlyMap<number, readonly EarlierDay[]>;
  readonly rejections: ReadonlyMap<number, Sent>;
  /** By engagement, only for those with expenses. */
  readonly policies: ReadonlyMap<number, readonly ExpensePolicy[]>;
  /** The amounts that other reports had spent on the days of an expense. */
  readonly spentBefore: ReadonlyMap<number, readonly Spending[]>;
}

/**
 * Reads the days, earlier approved timecards, rejections, policies and other spending for the items of a page, with at most six queries
 * for any number of items.
 */
export async function readPreviewData(db: Kysely<Database>, items: readonly PreviewedItem[]): Promise<PreviewData> {
  const ids = items.map(({ id }) => id);
  const unstored = items.flatMap(({ id, isUsualStored }) => (isUsualStored ? [] : [id]));
  const [days, computed, earlier, rejections, policies, spentBefore] = await Promise.all([
    readDays(db, ids),
    computeUsual(db, unstored),
    readEarlier(db, unstored),
    readRejections(db, ids),
    readPolicies(db, items),
    readSpentBeforeEach(
      db,
      items.filter(({ type }) => type === 'EXPENSE'),
    ),
  ]);
  return {
    days: Map.groupBy(days, ({ itemId }) => itemId),
    computed: new Map(computed.map((row) => [row.id, row])),
    earlier: Map.groupBy(earlier, ({ id }) => id),
    rejections: new Map(rejections.map((row) => [row.id, row])),
    policies,
    spentBefore,
  };
}

/** The parts of days that a reviewer sees, without the rest of their content. */
async function readDays(db: Kysely<Database>, ids: readonly number[]): Promise<readonly PreviewedDay[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PreviewedDay>`
    select d.billing_item_id as "itemId", d.worked_date as "workedDate", d.worked_minutes as minutes,
      d.did_not_work as "didNotWork", coalesce((d.content->>'noBreakTaken')::boolean, false) as "noBreakTaken",
      d.content->'timeEntry'->>'mealBreakMissedType' as "mealReason", d.content->'timeEntry'->>'notes' as notes
    from billing_item_detail d where d.billing_item_id = ${oneOf(ids)}
    order by d.worked_date, d.shift_number, d.id`.execute(db);
  return rows;
}

async function computeUsual(db: Kysely<Database>, ids: readonly number[]): Promise<readonly Computed[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Computed>`
    select b.id, ${COMPUTED_MINUTES} as minutes, ${COMPUTED_AMOUNT} as amount
    from billing_item b where b.id = ${oneOf(ids)}`.execute(db);
  return rows;
}

/** The days of the earlier timecards that the usual ones of items without stored values are computed from. */
async function readEarlier(db: Kysely<Database>, ids: readonly number[]): Promise<readonly EarlierDay[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EarlierDay>`
    select b.id, h.id as "itemId", d.worked_date as date, d.worked_minutes as minutes
    from billing_item b
    cross join lateral (
      select p.id, p.period_end from billing_item p
      where p.engagement_id = b.engagement_id and p.type = 'TIME' and p.status in ('Approved', 'Processed')
        and p.period_end < b.period_end
      order by p.period_end desc limit ${sql.lit(USUAL_TIMECARDS)}) h
    join billing_item_detail d on d.billing_item_id = h.id
    where b.id = ${oneOf(ids)} and b.type = 'TIME'
    order by b.id, h.period_end desc, d.worked_date`.execute(db);
  return rows;
}

async function readRejections(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly (Sent & { readonly id: number })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Sent & { id: number }>`
    select distinct on (r.billing_item_id) r.billing_item_id as id, r.comment as reason, r.changed_by as by, r.changed_for as "byFor",
      r.changed_at as at, (
        select s.sent from billing_item_change s
        where s.billing_item_id = r.billing_item_id and s.id < r.id and s.sent is not null
        order by s.id desc limit 1) as sent
    from billing_item_change r
    where r.billing_item_id = ${oneOf(ids)} and r.status = 'Rejected'
    order by r.billing_item_id, r.id desc`.execute(db);
  return rows;
}

/** The expense policies of the engagements that have an expense among the items. */
async function readPolicies(db: Kysely<Database>, items: readonly PreviewedItem[]): Promise<PreviewData['policies']> {
  const ids = items.flatMap(({ type, engagement_id }) => (type === 'EXPENSE' ? [engagement_id] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('engagement').select(['id', 'settings']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, settings }) => [id, settings.expensePolicies ?? []]));
}

type Preview = Pick<
  v.InferInput<typeof approvalItem>,
  | 'days'
  | 'usualHours'
  | 'usualAmount'
  | 'usualDays'
  | 'usualCount'
  | 'previousHours'
  | 'lastRejection'
  | 'changedDays'
  | 'flaggedLines'
>;

/** The summary of an item for a reviewer. Values of a day that are usual are left out: the page has them as defaults. */
export function previewOf(
  item: PreviewedItem,
  { days, computed, earlier, rejections, policies, spentBefore }: PreviewData,
): Preview {
  const precision = item.hour_decimal_precision;
  const inHours = (minutes: number | null) => (minutes === null ? null : hoursOf(minutes, precision));
  const own = days.get(item.id) ?? [];
  const { isUsualStored: isStored, usual_minutes: minutes, usual_amount: amount } = item;
  const usual = isStored ? { minutes, amount } : computed.get(item.id);
  const week = (isStored ? item.usual_week : null) ?? usualWeekOf(earlier.get(item.id) ?? []);
  const rejection = rejections.get(item.id);
  return {
    days: own.map((day) => ({
      workedDate: day.workedDate,
      hours: inHours(day.minutes),
      ...(day.didNotWork ? { didNotWork: true } : {}),
      ...(day.noBreakTaken || day.mealReason !== null ? { noMeal: true } : {}),
      ...(day.mealReason === null ? {} : { mealReason: day.mealReason }),
      ...(day.notes === null ? {} : { notes: day.notes }),
    })),
    usualHours: inHours(usual?.minutes ?? null),
    usualAmount: usual?.amount ?? null,
    usualDays: week.days.map(inHours),
    usualCount: week.count,
    previousHours: inHours(week.previous),
    lastRejection: rejection
      ? { reason: rejection.reason, by: rejection.by, byFor: rejection.byFor, at: new Date(rejection.at).toISOString() }
      : null,
    changedDays: (rejection?.sent && item.status === 'Pending' ? changedDays(rejection.sent.days, own) : []).map(
      ({ workedDate, before, after }) => ({ workedDate, before: inHours(before), after: inHours(after) }),
    ),
    flaggedLines:
      item.type === 'EXPENSE'
        ? flaggedLines(item.lines, {
            policies: policies.get(item.engagement_id) ?? [],
            currency: item.currency,
            spentBefore: spentBefore.get(item.id),
          })
        : [],
  };
}

/** The usual week of an item without a stored one, from the days of earlier timecards, the latest first. */
function usualWeekOf(earlier: readonly EarlierDay[]): UsualWeek {
  const weeks = [...Map.groupBy(earlier, ({ itemId }) => itemId).values()];
  return {
    count: weeks.length,
    previous: weeks[0]?.reduce((sum, { minutes }) => sum + minutes, 0) ?? null,
    days: usualDays(weeks),
  };
}
