import { type Kysely, sql } from 'kysely';
import type { EngagementItem, EngagementItemPage } from 'shared-client/schema/engagements';
import { hoursOf } from 'shared-validators/timecard';
import { may, reachOf } from '../access/may.ts';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { addDays, dateIn } from '../billing/calendar.ts';
import { periodOf } from '../billing/period.ts';
import { DAYS_TO_ENTER } from '../billing/save/creation-date.ts';
import { instantOf } from '../deadlines/due-at.ts';
import { dueOfPeriods } from '../deadlines/due-of-periods.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { expectsTime, missingPeriods } from './periods.ts';

/** "Engagement list page size 200" (docs: billing-items#engagement-fields). */
const PAGE_SIZE = 200;

/**
 * A page of the engagements that a user may see, by id, with the timecard of the current period. An engagement that closed too long ago to
 * enter time is marked `closedDateOutOfBounds`.
 */
export async function listEngagements(
  db: Kysely<Database>,
  user: SignedInUser,
  { pageNo = 0, pageSize = PAGE_SIZE }: { pageNo?: number | undefined; pageSize?: number | undefined },
  now: Date,
): Promise<EngagementItemPage> {
  const size = Math.max(1, pageSize);
  const query = db
    .selectFrom('engagement as e')
    .innerJoin('client as c', 'c.id', 'e.client_id')
    .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
    .where(engagementsWithinReach(user));
  const { count } = await query.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('accrual as a', (join) => join.onRef('a.engagement_id', '=', 'e.id').on('a.leave_kind', '=', 'Sick'))
    .selectAll('e')
    .select(['c.time_zone', 'p.type as periodType', 'p.day_of_week', 'a.accrued_minutes', 'a.as_of_date'])
    .orderBy('e.id')
    .limit(size)
    .offset(pageNo * size)
    .execute();
  const ids = rows.map((row) => row.id);
  // Users who do not enter time are not told about missing timecards.
  const daysBack = reachOf(user, 'enter') === 'none' ? 0 : DAYS_TO_ENTER;
  const timecards = await db
    .selectFrom('billing_item')
    .select(['id', 'engagement_id', 'period_start', 'period_end', 'status'])
    .where('type', '=', 'TIME')
    .where('engagement_id', 'in', ids.length > 0 ? ids : [0])
    .where('period_end', '>=', addDays(now.toISOString().slice(0, 10), -1 - daysBack))
    .execute();
  const listed = rows.map((row) => {
    const today = dateIn(row.time_zone, now);
    const last = row.end_date !== null && row.end_date < today ? row.end_date : today;
    const kind = { type: row.periodType, day_of_week: row.day_of_week };
    const period = periodOf(kind, last);
    const own = timecards.filter((one) => one.engagement_id === row.id);
    const timecard = own.find((one) => one.period_start === period.start);
    const missing = may(user, 'enter', row) && expectsTime(row) ? missingPeriods(row, kind, own, today) : [];
    return { row, today, period, timecard, missing };
  });
  const due = await dueOfPeriods(
    db,
    listed.flatMap(({ row, period, missing }) =>
      [period.end, ...missing.map(({ periodEndDate }) => periodEndDate)].map((end) => ({ engagementId: row.id, end })),
    ),
  );
  let place = 0;
  const nextDue = () => instantOf(due[place++]?.worker ?? null);
  const content = listed.map(({ row, today, period, timecard, missing }): EngagementItem => {
    const ofPeriod = nextDue();
    return {
      id: row.id,
      reqName: row.req_name,
      managerName: row.manager_name,
      status: row.status,
      clientWorkerId: row.client_worker_id,
      closedDateOutOfBounds: row.closed_date !== null && row.closed_date < addDays(today, -DAYS_TO_ENTER),
      noWorkEligible: row.settings.eligibleForDNW,
      jobTitle: row.job_title,
      accruedHours: row.accrued_minutes === null ? null : hoursOf(row.accrued_minutes, row.hour_decimal_precision),
      asOfDate: row.as_of_date,
      startDate: row.start_date,
      endDate: row.end_date,
      clientId: row.client_id,
      supplierName: row.supplier_name,
      timecardTemplateId: row.timecard_template_id,
      rateApplication: row.rate_application,
      billingItemId: timecard?.id ?? 0,
      billingItemStatus: timecard?.status ?? null,
      periodStartDate: period.start,
      periodEndDate: period.end,
      dueAt: timecard === undefined || timecard.status === 'Saved' ? ofPeriod : null,
      missingPeriods: missing.map((one) => ({ ...one, dueAt: nextDue() })),
    };
  });
  return { content, totalElements: count, totalPages: Math.ceil(count / size), number: pageNo, size };
}
