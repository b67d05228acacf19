import { filledDays } from '../day/filled-day.ts';
import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isLeaveSystemEntry } from '../leave-system/leave-system-entry.ts';
import { isOrdinaryDay } from './applies.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';

/** 8. Hourly ot_hours templates with shift select: each span with a time needs a shift: "Line N: Please select a Shift." */
export function spansHaveShifts(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  const { template } = rules;
  if (!template.showShiftSelect || template.allocationType !== 'ot_hours' || template.templateType !== 'Hourly')
    return [];
  if (rules.shiftNames.length === 0) return [];
  return filledDays(form.days, rules)
    .filter((day) => isOrdinaryDay(day, rules))
    .flatMap((day) =>
      day.spans.flatMap((span, index) =>
        (span.start !== '' || span.end !== '') && span.shiftName === '' && !isLeaveSystemEntry(span)
          ? [
              issue(
                'ERR_BILLING_EDIT_SHIFT',
                { day: day.key, field: fieldOf(span.key, 'shiftName') },
                { line: index + 1 },
              ),
            ]
          : [],
      ),
    );
}
