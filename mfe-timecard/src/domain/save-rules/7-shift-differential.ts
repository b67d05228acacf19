import { formatUnits, type HourUnits, minutesToUnits } from 'shared-validators/amounts';
import { allocatedTotal, hoursOf } from '../allocations/allocation-total.ts';
import { filledDays } from '../day/filled-day.ts';
import { allocatesByDay } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { workedMinutes } from '../totals/worked-minutes.ts';
import { isOrdinaryDay } from './applies.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';

/**
 * 7. Shift differential: a shift line with hours needs a shift; reported shift hours must equal the hours or the
 * allocation total.
 */
export function shiftHoursMatch(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  if (!rules.template.showShiftEntry || !rules.useShiftDifferential) return [];
  return filledDays(form.days, rules).flatMap((day) => (isOrdinaryDay(day, rules) ? shiftsOfDay(day, rules) : []));
}

function shiftsOfDay(day: DayForm, rules: TimecardRules): ValidationIssue[] {
  const unnamed = day.shiftLines.flatMap((line, index) =>
    line.shiftName === '' && hoursOf(line.hours, rules.precision) > 0
      ? [
          issue(
            'ERR_BILLING_PLEASE_SELECT_LINE',
            { day: day.key, field: fieldOf(line.key, 'shiftName') },
            { line: index + 1 },
          ),
        ]
      : [],
  );
  const shifts = day.shiftLines.reduce((sum, line) => sum + hoursOf(line.hours, rules.precision), 0);
  const expected = expectedShiftHours(day, rules);
  if (shifts === expected) return unnamed;
  const params = { shifts: formatUnits(shifts, rules.precision), allocated: formatUnits(expected, rules.precision) };
  return [...unnamed, issue('ERR_BILLING_SHIFT_ALLOCATION_MISMATCH', { day: day.key, field: 'shiftLines' }, params)];
}

/** The hours shifts are compared with: the allocation total, else the hours of the day. */
function expectedShiftHours(day: DayForm, rules: TimecardRules): HourUnits {
  if (allocatesByDay(rules.template)) return allocatedTotal(day.allocations, rules);
  if (rules.template.showHours) return hoursOf(day.hours, rules.precision);
  return minutesToUnits(workedMinutes(day), rules.precision);
}
