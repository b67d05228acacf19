import { filledDays } from '../day/filled-day.ts';
import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { issue, type ValidationIssue } from './validation-issue.ts';

/** 1. At least one filled day, else "Submission List is Empty. Please enter details to Save." */
export function submissionListIsNotEmpty(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  return filledDays(form.days, rules).length > 0 ? [] : [issue('BILLING_TIME_ENTRY_NO_DETAIL_ITEMS')];
}
