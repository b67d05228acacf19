import type { Transaction } from 'kysely';
import { dayMinutes } from 'shared-validators/timecard';
import { addDays, dateIn } from '../billing/calendar.ts';
import { type Period, periodOf, workedDatesOf } from '../billing/period.ts';
import { numberTimecard, storeDays } from '../billing/save/save-days.ts';
import { IS_TIMECARD } from '../billing/save/store-item.ts';
import { withLeaveEntries } from '../billing/timecard/leave-entries.ts';
import { blankDay } from '../billing/timecard/worked-day.ts';
import type { Database } from '../storage/database.ts';
import { workingDays } from './apply-change.ts';

/** The number of days ahead and back for which timecards are created. */
const DAYS_AROUND = 45;

/**
 * TafwTimecardAutoProcessingJob: creates a timecard with the leave for a period without one, if every working day of it is requested off.
 * The page then shows AUTO_TIMECARD_CREATED.
 */
export async function createLeaveTimecards(trx: Transaction<Database>, now: Date): Promise<void> {
  const today = dateIn('UTC', now);
  const rows = await trx
    .selectFrom('leave_day as l')
    .innerJoin('engagement as e', 'e.id', 'l.engagement_id')
    .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
    .select(['l.leave_date', 'e.id', 'p.type', 'p.day_of_week'])
    .where('l.full_day_off', '=', true)
    .where('l.canceled', '=', false)
    .where('l.leave_date', '>=', addDays(today, -DAYS_AROUND))
    .where('l.leave_date', '<=', addDays(today, DAYS_AROUND))
    .execute();
  const seen = new Set<string>();
  for (const row of rows) {
    const period = periodOf(row, row.leave_date);
    const place = `${row.id} ${period.start}`;
    if (seen.has(place)) continue;
    seen.add(place);
    await createOne(trx, row.id, period, now);
  }
}

async function createOne(trx: Transaction<Database>, engagementId: number, period: Period, now: Date): Promise<void> {
  const engagement = await trx
    .selectFrom('engagement')
    .select(['worker_id', 'timecard_template_id', 'start_date', 'end_date'])
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  const leave = await trx
    .selectFrom('leave_day')
    .selectAll()
    .where('engagement_id', '=', engagementId)
    .where('leave_date', '>=', period.start)
    .where('leave_date', '<=', period.end)
    .where('canceled', '=', false)
    .execute();
  const off = new Set(leave.filter((day) => day.full_day_off).map((day) => day.leave_date));
  const worked = new Set(workedDatesOf(period, engagement));
  const needed = workingDays(period.start, period.end).filter((date) => worked.has(date));
  if (needed.length === 0 || !needed.every((date) => off.has(date))) return;
  const days = needed.map((date) => withLeaveEntries(blankDay(date), leave));
  const item = await trx
    .insertInto('billing_item')
    .values({
      engagement_id: engagementId,
      worker_id: engagement.worker_id,
      type: 'TIME',
      status: 'Saved',
      period_start: period.start,
      period_end: period.end,
      created_at: now,
      timecard_template_id: engagement.timecard_template_id,
      tafw_update: 'AUTO_TIMECARD_CREATED',
      worked_minutes: days.reduce((sum, day) => sum + dayMinutes(day, false).worked, 0),
    })
    .onConflict((conflict) => conflict.columns(['engagement_id', 'period_start']).where(IS_TIMECARD).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!item) return;
  const numbered = await numberTimecard(trx, days, [], { days: [], allocations: [] });
  await storeDays(trx, { itemId: item.id, workerId: engagement.worker_id, days: numbered.days, now });
  await trx
    .insertInto('billing_item_change')
    .values({
      billing_item_id: item.id,
      status: 'Saved',
      status_reason: null,
      changed_by: 'Leave system',
      changed_at: now,
      comment: null,
    })
    .execute();
}
