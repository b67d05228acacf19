import type { Selectable } from 'kysely';
import type { TimeSpan } from 'shared-client/schema/billing';
import { isLeaveSystemEntry } from 'shared-validators/timecard';
import type { LeaveDayTable } from '../../engagements/tables.ts';
import type { WorkedDay } from './worked-day.ts';

/** A day of leave as the page has it: an entry with the source CERIDIAN, whose times cannot be edited here. */
export function leaveEntryOf(leave: Selectable<LeaveDayTable>): TimeSpan {
  const moment = (time: string | null) => (time === null ? null : `${leave.leave_date} ${time}`);
  return {
    id: leave.id,
    timeEntryId: null,
    startTimeStr: moment(leave.start_time),
    endTimeStr: moment(leave.end_time),
    timeEntrySpanType: leave.leave_type,
    paidBreak: false,
    source: 'CERIDIAN',
    leaveType: leave.leave_type,
    leaveTypeId: leave.leave_type_id,
    leaveRequestId: leave.leave_request_id,
    fullDayOff: leave.full_day_off,
    shiftName: null,
  };
}

/**
 * A day with the current entries of the leave system. Entries of the leave system in a save are replaced, and cancelled ones are removed.
 * "Full-day-off days force no-break."
 */
export function withLeaveEntries(day: WorkedDay, leave: readonly Selectable<LeaveDayTable>[]): WorkedDay {
  const own = day.timeEntrySpanDtos.filter((span) => !isLeaveSystemEntry(span));
  const entries = leave.filter((one) => one.leave_date === day.workedDate && !one.canceled).map(leaveEntryOf);
  const isDayOff = entries.some((entry) => entry.fullDayOff);
  const noBreakTaken = day.noBreakTaken || isDayOff;
  return {
    ...day,
    noBreakTaken,
    timeEntry: { ...day.timeEntry, noBreakTaken },
    timeEntrySpanDtos: [...entries, ...own],
  };
}
