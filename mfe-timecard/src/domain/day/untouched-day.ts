import { isBlankAllocation } from '../conflict/entry-shape.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';

/** Whether a day may be filled automatically: it is empty, and no holiday, day off or read-only day. */
export function isUntouched(day: DayForm): boolean {
  const blank =
    day.spans.every((span) => span.start === '' && span.end === '') && day.allocations.every(isBlankAllocation);
  const isOff = day.didNotWork || day.holiday || day.sickDay || isFullDayOff(day) || day.dayOffType !== 'Undefined';
  return blank && !day.readOnly && !isOff;
}

/** Whether an ISO date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
