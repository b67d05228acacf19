import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { issue, type ValidationIssue } from './validation-issue.ts';

/** 6. Day-off type Other needs notes (non-time-entry, non-period templates): "Please provide Notes for Day Off." */
export function dayOffHasNotes(form: TimecardForm, { template }: TimecardRules): ValidationIssue[] {
  if (template.showTimeEntry || template.showPeriodEntry) return [];
  return form.days
    .filter((day) => day.dayOffType === 'Other' && day.notes.trim() === '')
    .map((day) => issue('ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF', { day: day.key, field: 'notes' }));
}
