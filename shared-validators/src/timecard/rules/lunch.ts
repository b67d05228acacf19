import { kindOf } from '../day-totals.ts';
import { hasTime, isLeaveSystemEntry, type WorkedDay } from '../worked-day.ts';
import { issue, type RuleIssue } from './rule-issue.ts';

/**
 * Rule 5 of saving (docs: saving#save-lunch): either a Lunch span or "No Lunch Break Taken", not both. A day with only leave-system entries
 * has no lunch, and a full day off no work.
 */
export function lunchIssues(day: WorkedDay): RuleIssue[] {
  const spans = day.timeEntrySpanDtos.filter(hasTime);
  if (spans.some((span) => span.fullDayOff) || spans.every(isLeaveSystemEntry)) return [];
  const hasLunch = spans.some((span) => kindOf(span) === 'lunch');
  if (hasLunch === day.noBreakTaken)
    return [issue(5, hasLunch ? 'ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN' : 'ERR_BILLING_SELECT_LUNCH_BREAK')];
  return [];
}
