import { type Kysely, sql } from 'kysely';
import type { ApprovalItem } from 'shared-client/schema/approvals';
import type { ExpenseLine, ExpensePolicy, Spending } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import { readSpentBeforeEach } from '../../billing/line-items/spent-before.ts';
import type { Item } from '../../billing/read/read-item.ts';
import { sentTimecard } from '../../billing/timecard/sent-timecard.ts';
import type { WorkedDay } from '../../billing/timecard/worked-day.ts';
import type { Database } from '../../storage/database.ts';
import { changedDays } from './changed-days.ts';
import { flaggedLines } from './flagged-lines.ts';
import { USUAL_TIMECARDS, usualDays } from './usual.ts';

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
  readonly days: ReadonlyMap<number, readonly WorkedDay[]>;
  readonly earlier: ReadonlyMap<number, readonly EarlierDay[]>;
  readonly rejections: ReadonlyMap<number, Sent>;
  /** By engagement, only for those with expenses. */
  readonly policies: ReadonlyMap<number, readonly ExpensePolicy[]>;
  /** The amounts that other reports had spent on the days of an expense. */
  readonly spentBefore: ReadonlyMap<number, readonly Spending[]>;
}

/**
 * Reads the days, earlier approved timecards, rejections, policies and other spending for the items of a page, with at most five queries
 * for any number of items.
 */
export async function readPreviewData(db: Kysely<Database>, items: readonly Item[]): Promise<PreviewData> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0)
    return {
      days: new Map(),
      earlier: new Map(),
      rejections: new Map(),
      policies: new Map(),
      spentBefore: new Map(),
    };
  const days = await db
    .selectFrom('billing_item_detail')
    .select(['billing_item_id', 'content'])
    .where('billing_item_id', 'in', ids)
    .orderBy('worked_date')
    .orderBy('shift_number')
    .orderBy('id')
    .execute();
  const earlier = await sql<EarlierDay>`
    select b.id, h.id as "itemId", d.worked_date as date, d.worked_minutes as minutes
    from billing_item b
    cross join lateral (
      select p.id, p.period_end from billing_item p
      where p.engagement_id = b.engagement_id and p.type = 'TIME' and p.status in ('Approved', 'Processed')
        and p.period_end < b.period_end
      order by p.period_end desc limit ${sql.lit(USUAL_TIMECARDS)}) h
    join billing_item_detail d on d.billing_item_id = h.id
    where b.id in (${sql.join(ids)}) and b.type = 'TIME'
    order by b.id, h.period_end desc, d.worked_date`.execute(db);
  const rejections = await sql<Sent & { id: number }>`
    select distinct on (r.billing_item_id) r.billing_item_id as id, r.comment as reason, r.changed_by as by, r.changed_for as "byFor",
      r.changed_at as at, (
        select s.sent from billing_item_change s
        where s.billing_item_id = r.billing_item_id and s.id < r.id and s.sent is not null
        order by s.id desc limit 1) as sent
    from billing_item_change r
    where r.billing_item_id in (${sql.join(ids)}) and r.status = 'Rejected'
    order by r.billing_item_id, r.id desc`.execute(db);
  return {
    days: new Map(
      [...Map.groupBy(days, (row) => row.billing_item_id)].map(([id, own]) => [id, own.map((row) => row.content)]),
    ),
    earlier: Map.groupBy(earlier.rows, ({ id }) => id),
    rejections: new Map(rejections.rows.map((row) => [row.id, row])),
    policies: await readPolicies(db, items),
    spentBefore: await readSpentBeforeEach(
      db,
      items.filter(({ type }) => type === 'EXPENSE'),
    ),
  };
}

/** The expense policies of the engagements that have an expense among the items. */
async function readPolicies(db: Kysely<Database>, items: readonly Item[]): Promise<PreviewData['policies']> {
  const ids = items.flatMap(({ type, engagement_id }) => (type === 'EXPENSE' ? [engagement_id] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('engagement').select(['id', 'settings']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, settings }) => [id, settings.expensePolicies ?? []]));
}

type Preview = Pick<
  ApprovalItem,
  'days' | 'usualDays' | 'usualCount' | 'previousHours' | 'lastRejection' | 'changedDays' | 'flaggedLines'
>;

/** The summary of an item for a reviewer. */
export function previewOf(item: Item, { days, earlier, rejections, policies, spentBefore }: PreviewData): Preview {
  const precision = item.hour_decimal_precision;
  const inHours = (minutes: number | null) => (minutes === null ? null : hoursOf(minutes, precision));
  const own = days.get(item.id) ?? [];
  const { days: sent } = sentTimecard(own, '');
  const weeks = [...Map.groupBy(earlier.get(item.id) ?? [], ({ itemId }) => itemId).values()];
  const rejection = rejections.get(item.id);
  return {
    days: own.map((day, index) => ({
      workedDate: day.workedDate,
      hours: inHours(sent[index]?.minutes ?? 0),
      didNotWork: day.didNotWork,
      noMeal: day.noBreakTaken || day.timeEntry.mealBreakMissedType !== null,
      mealReason: day.timeEntry.mealBreakMissedType,
      notes: day.timeEntry.notes,
    })),
    usualDays: usualDays(weeks).map(inHours),
    usualCount: weeks.length,
    previousHours: weeks[0] ? inHours(weeks[0].reduce((sum, { minutes }) => sum + minutes, 0)) : null,
    lastRejection: rejection
      ? { reason: rejection.reason, by: rejection.by, byFor: rejection.byFor, at: new Date(rejection.at).toISOString() }
      : null,
    changedDays: (rejection?.sent && item.status === 'Pending' ? changedDays(rejection.sent.days, sent) : []).map(
      ({ workedDate, before, after }) => ({ workedDate, before: inHours(before), after: inHours(after) }),
    ),
    flaggedLines:
      item.type === 'EXPENSE'
        ? flaggedLines(item.lines as ExpenseLine[], {
            policies: policies.get(item.engagement_id) ?? [],
            currency: item.currency,
            spentBefore: spentBefore.get(item.id),
          })
        : [],
  };
}
