import type { Transaction } from 'kysely';
import type { TafwUpdate } from 'shared-client/schema/billing';
import { addDays } from '../../billing/calendar.ts';
import { type Period, periodOf } from '../../billing/period.ts';
import { withLeaveEntries } from '../../billing/timecard/leave-entries.ts';
import { blankDay, type WorkedDay } from '../../billing/timecard/worked-day.ts';
import type { Database } from '../../storage/database.ts';
import { ENGAGEMENTS } from '../engagements/engagement-ids.ts';

/** A timecard affected by the leave system. */
export interface LeaveTimecard {
  readonly engagementId: number;
  readonly templateId: number;
  readonly period: Period;
  readonly tafwUpdate: TafwUpdate;
  readonly canceled: boolean;
  /** The days of a card created by the leave job; empty if the worker entered the first days. */
  readonly days: readonly WorkedDay[];
}

/**
 * Leave of the two leave-system engagements: this week a full day and two hours, last week an update to review or to allocate, the week
 * before completely off, and one cancelled request.
 */
export async function insertLeave(db: Transaction<Database>, today: string): Promise<LeaveTimecard[]> {
  const week = (back: number) => periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(today, -7 * back));
  const row = (id: number, engagement_id: number, leave_date: string, minutes: number, canceled = false) => ({
    id,
    leave_request_id: 7000 + Math.floor(id / 10),
    engagement_id,
    leave_date,
    start_time: minutes === 480 ? '09:00' : '15:00',
    end_time: '17:00',
    minutes,
    leave_type: minutes === 480 ? 'PTO' : 'Unpaid Leave',
    leave_type_id: minutes === 480 ? 361 : 362,
    full_day_off: minutes === 480,
    canceled,
  });
  const { leaveSystem, leaveAllocation } = ENGAGEMENTS;
  const rows = [
    row(9010, leaveSystem, addDays(week(0).start, 2), 480),
    row(9020, leaveSystem, addDays(week(0).start, 4), 120),
    row(9030, leaveSystem, addDays(week(1).start, 3), 480),
    ...[0, 1, 2, 3, 4].map((day) => row(9040 + day, leaveSystem, addDays(week(2).start, day), 480)),
    row(9050, leaveAllocation, addDays(week(0).start, 3), 480),
    row(9060, leaveAllocation, addDays(week(1).start, 4), 120),
    row(9070, leaveAllocation, addDays(week(2).start, 2), 480, true),
  ].map((one) => (one.minutes === 480 ? { ...one, end_time: '17:00' } : one));
  await db.insertInto('leave_day').values(rows).execute();
  const stored = rows.map((one) => ({ ...one, start_time: one.start_time as string | null }));
  const wholeWeek = [0, 1, 2, 3, 4].map((day) =>
    withLeaveEntries(
      blankDay(addDays(week(2).start, day)),
      stored.filter((one) => one.engagement_id === leaveSystem),
    ),
  );
  const card = { templateId: 0, canceled: false, days: [] } as const;
  return [
    { ...card, engagementId: leaveSystem, period: week(1), tafwUpdate: 'TIME_REVIEW_NEEDED' },
    { ...card, engagementId: leaveSystem, period: week(2), tafwUpdate: 'AUTO_TIMECARD_CREATED', days: wholeWeek },
    { ...card, engagementId: leaveAllocation, templateId: 2, period: week(1), tafwUpdate: 'ALLOCATION_NEEDED' },
    {
      ...card,
      engagementId: leaveAllocation,
      templateId: 2,
      period: week(2),
      tafwUpdate: 'TIME_REVIEW_NEEDED',
      canceled: true,
    },
  ];
}
