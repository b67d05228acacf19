import { readDecimal } from 'shared-validators/amounts';
import { hoursOf, isNonZeroAllocation, multiRateTotal, UNITS_PRECISION } from '../allocations/allocation-total.ts';
import type { DayForm, SpanForm } from '../form/timecard-form.ts';
import { SPAN_TYPES } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { unreadEntries } from './unread-entries.ts';

/** A span that says something: a time, a type of its own, or a row that was saved before. */
export function isChangedSpan(span: SpanForm): boolean {
  return (
    span.start !== '' || span.end !== '' || span.type !== SPAN_TYPES.labor || span.paidBreak || span.shiftName !== ''
  );
}

/** Sick hours, a part of a sick day, or a sick day. */
export function hasSickTime(day: DayForm, rules: TimecardRules): boolean {
  return hoursOf(day.sickHours, rules.precision) > 0 || (readDecimal(day.sickDayPercent, 2) ?? 0) > 0 || day.sickDay;
}

/** A day-off type counts as an entry; `Other` only with notes, `Undefined` never. */
function hasDayOffEntry(day: DayForm): boolean {
  if (day.dayOffType === 'Undefined') return false;
  return day.dayOffType !== 'Other' || day.notes.trim() !== '';
}

/**
 * A day is filled, and therefore sent, when it has did-not-work, the daily flag, sick hours, days or day, hours on hours
 * templates, a holiday, a day-off type, multi-rate hours, a changed time span, or non-zero allocations or custom-field
 * values. Period templates always count (docs: days#filled-day, days#filled-period). What was typed and cannot be read counts,
 * too: it is named, not dropped.
 */
export function isFilled(day: DayForm, rules: TimecardRules): boolean {
  const { template, precision } = rules;
  return (
    template.showPeriodEntry ||
    day.didNotWork ||
    day.daily ||
    hasSickTime(day, rules) ||
    (template.showHours && day.hours.trim() !== '' && hoursOf(day.hours, precision) > 0) ||
    day.holiday ||
    hasDayOffEntry(day) ||
    day.spans.some(isChangedSpan) ||
    day.allocations.some((row) => row.multiRates.some((line) => multiRateTotal(line, precision) > 0)) ||
    day.allocations.some((row) => isNonZeroAllocation(row, rules)) ||
    day.shiftLines.some((line) => hoursOf(line.hours, precision) > 0) ||
    day.units.some((unit) => (readDecimal(unit.unitsWorked, UNITS_PRECISION) ?? 0) > 0) ||
    unreadEntries(day, rules).length > 0
  );
}

/** The days that are sent. */
export function filledDays(days: readonly DayForm[], rules: TimecardRules): DayForm[] {
  return days.filter((day) => isFilled(day, rules));
}
