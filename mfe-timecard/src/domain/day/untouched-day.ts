import { isBlankAllocation } from '../conflict/entry-shape.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';

/** A day that can be filled for somebody: nothing stands in it, and it is no holiday, day off or read-only day. */
export function isUntouched(day: DayForm): boolean {
  const blank =
    day.spans.every((span) => span.start === '' && span.end === '') && day.allocations.every(isBlankAllocation);
  const isOff = day.didNotWork || day.holiday || day.sickDay || isFullDayOff(day) || day.dayOffType !== 'Undefined';
  return blank && !day.readOnly && !isOff;
}

/** Saturday and Sunday of an ISO date. */
export function isWeekend(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
