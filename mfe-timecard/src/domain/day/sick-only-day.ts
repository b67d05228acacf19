import { hoursOf, isNonZeroAllocation } from '../allocations/allocation-total.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { SPAN_TYPES } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { hasSickTime, isChangedSpan } from './filled-day.ts';

/** A day is sick-only when only sick time exists; sick-only days skip allocation validation (docs: days#sick-only-day). */
export function isSickOnly(day: DayForm, rules: TimecardRules): boolean {
  const spans = day.spans.filter(isChangedSpan);
  const sickSpans = spans.filter((span) => span.type === SPAN_TYPES.sick);
  const sick = hasSickTime(day, rules) || sickSpans.length > 0 || day.dayOffType === 'Sick';
  return (
    sick &&
    sickSpans.length === spans.length &&
    !day.daily &&
    !day.holiday &&
    !day.didNotWork &&
    hoursOf(day.hours, rules.precision) === 0 &&
    !day.allocations.some((row) => isNonZeroAllocation(row, rules))
  );
}
