import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { submissionListIsNotEmpty } from './1-submission-list.ts';
import { controlsOfFilledDaysAreValid } from './2-controls.ts';
import { timesAreInOrder } from './2-span-order.ts';
import { spansMatchAllocation } from './3-total-allocation.ts';
import { percentTotals100 } from './4-percent.ts';
import { lunchIsResolved } from './5-lunch.ts';
import { dayOffHasNotes } from './6-day-off-notes.ts';
import { shiftHoursMatch } from './7-shift-differential.ts';
import { spansHaveShifts } from './8-span-shift.ts';
import { sickExcess } from './sick-excess.ts';
import { issue, type ValidationIssue } from './validation-issue.ts';

export { submissionListIsNotEmpty } from './1-submission-list.ts';
export type { ValidationIssue } from './validation-issue.ts';

/** The eight rules before saving or submitting, in their order (docs: saving#save-rules). */
const SAVE_RULES: readonly ((form: TimecardForm, rules: TimecardRules) => ValidationIssue[])[] = [
  submissionListIsNotEmpty,
  (form, rules) => [...controlsOfFilledDaysAreValid(form, rules), ...timesAreInOrder(form, rules)],
  spansMatchAllocation,
  percentTotals100,
  lunchIsResolved,
  dayOffHasNotes,
  shiftHoursMatch,
  spansHaveShifts,
];

/** Everything that stands in the way, in the order of the rules: what the live checklist shows. */
export function allIssues(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  return SAVE_RULES.flatMap((rule) => rule(form, rules));
}

/**
 * What stands in the way on one day, in the order of the rules. All rules but the first look at days one by one; the
 * allocations of a period's one card stand on no day, so templates with such a card are asked as a whole ({@link allIssues}).
 */
export function issuesOfDay(day: DayForm, form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  const alone = { ...form, days: [day] };
  return SAVE_RULES.flatMap((rule) => (rule === submissionListIsNotEmpty ? [] : rule(alone, rules)));
}

/** What the first rule that is broken says: what a save or submit stops at. Empty when the timecard may be saved. */
export function saveIssues(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  for (const rule of SAVE_RULES) {
    const issues = rule(form, rules);
    if (issues.length > 0) return issues;
  }
  return [];
}

/** Submitting also asks for the certification of accuracy and, where sick time exceeds its balance, for that to be acknowledged. */
export function submitIssues(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  const issues = saveIssues(form, rules);
  return issues.length > 0
    ? issues
    : acknowledgements(form, rules).flatMap(({ done, issue: one }) => (done ? [] : [one]));
}

/** What is acknowledged before submitting, and whether it has been. `excess` are the sick hours beyond the balance. */
export function acknowledgements(
  form: TimecardForm,
  rules: TimecardRules,
  excess = sickExcess(form, rules),
): { done: boolean; issue: ValidationIssue }[] {
  const certify = issue('ERR_BILLING_CERTIFY_REQUIRED', { field: 'acknowledged' });
  const sick = issue('ERR_BILLING_SICK_EXCESS_REQUIRED', { field: 'sickExcessAcknowledged' });
  return [
    { done: form.acknowledged, issue: certify },
    ...(excess > 0 ? [{ done: form.sickExcessAcknowledged, issue: sick }] : []),
  ];
}
