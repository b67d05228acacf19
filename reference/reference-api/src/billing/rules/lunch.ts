import type { ErrorItem } from 'shared-client/schema/billing';
import type { WorkedDay } from '../worked-day.ts';
import { issue } from './validation-issue.ts';

/**
 * Rule 5 of saving (docs: saving#save-lunch): "Lunch (time-entry templates): either a Lunch span or 'No Lunch Break Taken'", not
 * both.
 */
export function lunchErrors(day: WorkedDay): ErrorItem[] {
  const hasLunch = day.timeEntrySpanDtos.some(
    (span) => span.timeEntrySpanType === 'Lunch' && (span.startTimeStr !== null || span.endTimeStr !== null),
  );
  if (hasLunch && day.noBreakTaken) {
    return [
      issue(
        'ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN',
        "You have entered a Lunch start / end time. Please uncheck 'No Lunch Break Taken'.",
      ),
    ];
  }
  if (!hasLunch && !day.noBreakTaken) {
    return [
      issue('ERR_BILLING_SELECT_LUNCH_BREAK', "Lunch should be selected or 'No Lunch Break Taken' should be checked."),
    ];
  }
  return [];
}
