import type { Selectable, Transaction } from 'kysely';
import { addDays, datesBetween } from '../billing/calendar.ts';
import { templateOf } from '../billing/timecard/timecard-setting.ts';
import type { LeaveChangeTable } from '../engagements/tables.ts';
import type { Database } from '../storage/database.ts';

/** The time of day when leave starts: nine o'clock. */
const FIRST_MINUTE = 9 * 60;

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The working days of a leave request: Monday to Friday. */
export const workingDays = (first: string, last: string): string[] =>
  datesBetween(first, last).filter((date) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()));

/**
 * Imports one change of the leave system: its days are added or cancelled, and timecards of these days that the worker can still change are
 * marked for review, or for allocation if leave is allocated per day.
 */
export async function applyChange(
  trx: Transaction<Database>,
  change: Selectable<LeaveChangeTable>,
  now: Date,
): Promise<void> {
  await trx.updateTable('leave_change').set({ applied_at: now }).where('id', '=', change.id).execute();
  if (change.cancels) {
    await trx
      .updateTable('leave_day')
      .set({ canceled: true })
      .where('leave_request_id', '=', change.leave_request_id)
      .where('engagement_id', '=', change.engagement_id)
      .execute();
  } else {
    const dates = workingDays(change.first_date, change.last_date);
    if (dates.length > 0) {
      await trx
        .insertInto('leave_day')
        .values(
          dates.map((leave_date) => ({
            leave_request_id: change.leave_request_id,
            engagement_id: change.engagement_id,
            leave_date,
            start_time: timeOf(FIRST_MINUTE),
            end_time: timeOf(FIRST_MINUTE + change.minutes),
            minutes: change.minutes,
            leave_type: change.leave_type,
            leave_type_id: change.leave_type_id,
            full_day_off: change.full_day_off,
            canceled: false,
          })),
        )
        .execute();
    }
  }
  const engagement = await trx
    .selectFrom('engagement')
    .select(['settings', 'timecard_template_id'])
    .where('id', '=', change.engagement_id)
    .executeTakeFirstOrThrow();
  const template = templateOf(engagement);
  const isAllocated = template.showAllocations && ['hours', 'ot_hours'].includes(template.allocationType);
  await trx
    .updateTable('billing_item')
    .set({
      tafw_update: isAllocated && !change.cancels ? 'ALLOCATION_NEEDED' : 'TIME_REVIEW_NEEDED',
      ...(change.cancels ? { has_canceled_leave: true } : {}),
    })
    .where('engagement_id', '=', change.engagement_id)
    .where('type', '=', 'TIME')
    .where('status', 'in', ['Saved', 'Rejected'])
    .where('period_start', '<=', change.last_date)
    .where('period_end', '>=', addDays(change.first_date, 0))
    .execute();
}
