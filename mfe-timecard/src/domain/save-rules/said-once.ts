import type { ValidationIssue } from './validation-issue.ts';

/** Where the first line lies decides where all of them do. */
const OF_WHOLE_DAY = 'ERR_BILLING_TIME_SPAN_START_END_TIME';

/** What several lines of a day have in common is said once, of the first of them: where the work period begins. */
export function saidOnce(issues: readonly ValidationIssue[]): ValidationIssue[] {
  const said = new Set<string | undefined>();
  return issues.filter(({ key, day }) => {
    if (key !== OF_WHOLE_DAY) return true;
    if (said.has(day)) return false;
    said.add(day);
    return true;
  });
}
