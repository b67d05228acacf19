import type { ValidationIssue } from './validation-issue.ts';

/** An issue that the first line causes for all lines. */
const OF_WHOLE_DAY = 'ERR_BILLING_TIME_SPAN_START_END_TIME';

/** Keeps one of an issue that several lines of a day share, that of the first line: the start of the work period. */
export function saidOnce(issues: readonly ValidationIssue[]): ValidationIssue[] {
  const said = new Set<string | undefined>();
  return issues.filter(({ key, day }) => {
    if (key !== OF_WHOLE_DAY) return true;
    if (said.has(day)) return false;
    said.add(day);
    return true;
  });
}
