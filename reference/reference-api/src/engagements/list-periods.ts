import type { Kysely } from 'kysely';
import type { EngagementPeriod } from 'shared-client/schema/engagements';
import { hoursOf } from 'shared-validators/timecard';
import { addDays, dateIn } from '../billing/calendar.ts';
import { dueAt, instantOf } from '../deadlines/due-at.ts';
import { dueOfPeriods } from '../deadlines/due-of-periods.ts';
import type { SeeingUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { periodsToEnter, stateWithoutTimecard, without } from './periods.ts';
import { readEngagement } from './read-engagement.ts';

/** The number of days for which timecards are listed. */
const DAYS_BACK = 366;

/**
 * The periods of an engagement, oldest first: those with a timecard of the last year, and those for which one may be started.
 * @throws HttpProblem 404 if there is no such engagement, 403 if it belongs to somebody else
 */
export async function listPeriods(
  db: Kysely<Database>,
  user: SeeingUser,
  engagementId: number,
  now: Date,
): Promise<EngagementPeriod[]> {
  const engagement = await readEngagement(db, user, engagementId);
  const today = dateIn(engagement.timeZone, now);
  const timecards = await db
    .selectFrom('billing_item')
    .select(['id', 'period_start as start', 'period_end as end', 'status', 'worked_minutes', 'days_worked'])
    .select(['rejection_kind', 'worker_due_at', 'approver_due_at', 'cutoff_at'])
    .where('engagement_id', '=', engagement.id)
    .where('type', '=', 'TIME')
    .where('period_end', '>=', addDays(today, -DAYS_BACK))
    .execute();
  const open = engagement.settings.billingTypes.includes('TIME')
    ? without(periodsToEnter(engagement, engagement.workPeriod, today), timecards)
    : [];
  const begun = timecards.map(
    (one): EngagementPeriod => ({
      periodStartDate: one.start,
      periodEndDate: one.end,
      state: one.status,
      dueAt: instantOf(dueAt(one)),
      cutoffAt: instantOf(one.cutoff_at),
      billingItemId: one.id,
      hoursWorked: hoursOf(one.worked_minutes, engagement.hour_decimal_precision),
      daysWorked: one.days_worked,
    }),
  );
  const due = await dueOfPeriods(
    db,
    open.map(({ end }) => ({ engagementId: engagement.id, end })),
  );
  const others = open.map(
    (period, place): EngagementPeriod => ({
      periodStartDate: period.start,
      periodEndDate: period.end,
      state: stateWithoutTimecard(period, today),
      dueAt: instantOf(due[place]?.worker ?? null),
      cutoffAt: instantOf(due[place]?.cutoff ?? null),
      billingItemId: 0,
      hoursWorked: null,
      daysWorked: null,
    }),
  );
  return [...begun, ...others].sort((one, other) => (one.periodStartDate < other.periodStartDate ? -1 : 1));
}
