import type { DayForm, SpanForm } from '../form/timecard-form.ts';

/** Source of entries that come from the leave system (docs: leave#leave-entry). */
export const LEAVE_SYSTEM = 'CERIDIAN';

/** Leave-system entries are those with source CERIDIAN and a positive leaveRequestId. */
export function isLeaveSystemEntry(span: Pick<SpanForm, 'source' | 'leaveRequestId'>): boolean {
  return span.source === LEAVE_SYSTEM && (span.leaveRequestId ?? 0) > 0;
}

/** The leave-system entries of a day. No copy, default or reset may remove them. */
export function leaveSystemEntries(day: Pick<DayForm, 'spans'>): SpanForm[] {
  return day.spans.filter(isLeaveSystemEntry);
}

/** A full-day-off day forces no break, hides copy and takes no labor. */
export function isFullDayOff(day: Pick<DayForm, 'spans'>): boolean {
  return day.spans.some((span) => isLeaveSystemEntry(span) && span.fullDayOff);
}
