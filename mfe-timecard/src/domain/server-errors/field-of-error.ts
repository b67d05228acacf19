import type { ErrorItem } from 'shared-client/schema/billing';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { issueOfRule } from '../save-rules/issue-of-rule.ts';

/** The control of a day that a server error is about, by the name that issues use; undefined for the day as a whole. */
export function fieldOfError(
  { errorToken, value, params }: ErrorItem,
  day: DayForm,
  rules: TimecardRules,
): string | undefined {
  return issueOfRule({ token: errorToken ?? '', value: value ?? '', params, rule: 0, ofAllocations: false }, day, rules)
    .field;
}
