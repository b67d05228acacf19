import { isFilledDay } from 'shared-validators/timecard';
import { type DayForm, SPAN_TYPES, type SpanForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { unreadEntries } from './unread-entries.ts';
import { takesEntries } from './visible-parts.ts';
import { workedDayOf } from './worked-day.ts';

/** Whether a span has content: a time, a type other than the default, or a saved id. */
export function isChangedSpan(span: SpanForm): boolean {
  return (
    span.start !== '' || span.end !== '' || span.type !== SPAN_TYPES.labor || span.paidBreak || span.shiftName !== ''
  );
}

/**
 * A day is filled, and therefore sent, when the rules say so (docs: days#filled-day, days#filled-period). Input that cannot be sent counts
 * too (a row with a type and no time, text that is not an amount), so that it is reported instead of dropped.
 */
export function isFilled(day: DayForm, rules: TimecardRules): boolean {
  return (
    isFilledDay(workedDayOf(day, rules), rules.template) ||
    (takesEntries(day, rules) && day.spans.some(isChangedSpan)) ||
    unreadEntries(day, rules).length > 0
  );
}

/** The days that are sent. */
export function filledDays(days: readonly DayForm[], rules: TimecardRules): DayForm[] {
  return days.filter((day) => isFilled(day, rules));
}
