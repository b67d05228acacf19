import { isFullDayOff, isLeaveSystemEntry } from '../leave-system/leave-system-entry.ts';
import { type DayForm, SPAN_TYPES, type SpanForm } from './timecard-form.ts';
import type { TimecardRules } from './timecard-rules.ts';

/**
 * Entry types offered: Labor and Lunch always; Paid Break if paid breaks are shown; Sick if the worker is eligible and
 * the template is not per unit; PTO if eligible; plus the engagement's multi-rate types (document 002, section 4). On a
 * full day off labor cannot be added. A span's own type is always offered, so that nothing saved turns blank.
 */
export function spanTypesOffered(day: Pick<DayForm, 'spans'>, rules: TimecardRules, own?: string): string[] {
  const offered = [
    ...(isFullDayOff(day) ? [] : [SPAN_TYPES.labor]),
    SPAN_TYPES.lunch,
    ...(rules.showPaidBreak && rules.template.showPaidBreak ? [SPAN_TYPES.paidBreak] : []),
    ...(rules.eligibleForSickTime && rules.template.templateType !== 'PerUnit' ? [SPAN_TYPES.sick] : []),
    ...(rules.eligibleForPTO ? [SPAN_TYPES.pto] : []),
    ...(isFullDayOff(day) ? [] : rules.multiRates.map((rate) => rate.type)),
    ...(own ? [own] : []),
  ];
  return offered.filter(
    (type, index) => offered.findIndex((one) => one.toLowerCase() === type.toLowerCase()) === index,
  );
}

/** Choosing Lunch clears the paid-break flag. A leave-system entry keeps its type and times. */
export function changeSpan(span: SpanForm, change: Partial<SpanForm>): SpanForm {
  if (isLeaveSystemEntry(span)) return span;
  const next = { ...span, ...change };
  return next.type === SPAN_TYPES.lunch && next.paidBreak ? { ...next, paidBreak: false } : next;
}
