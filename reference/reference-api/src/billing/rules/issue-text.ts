import type { ErrorItem } from 'shared-client/schema/billing';
import type { RuleIssue } from 'shared-validators/timecard';
import { issue } from './validation-issue.ts';

const WORK_PERIOD =
  'The start time selected is before the work period start time or after the time span end time. Please refer to work period';

/** The English texts of the rules that server and page share, by token; {0}, {1} … are the issue's parameters. */
const TEXTS: Readonly<Record<string, string>> = {
  BILLING_TIME_ENTRY_NO_DETAIL_ITEMS: 'Submission List is Empty. Please enter details to Save.',
  LBL_REQUIRED_FIELD: 'This field is required.',
  ERR_BILLING_NOT_OFFERED: '{0} is not offered on this timecard. Please choose from the list.',
  ERR_BILLING_TOTAL_HOURS_ABOVE_24: 'The total hours per day should be less than or equal to 24.',
  ERR_BILLING_TIME_SPAN_START_END_TIME: WORK_PERIOD,
  ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME: WORK_PERIOD,
  ERR_BILLING_EDIT_TIME_SPAN_END_TIME:
    'The end time selected is after the end of the work period day. Please refer to work period',
  ERR_BILLING_TIME_START_PRIOR_TO_END:
    'The Start time must be prior to the End time if the shift ends on the same day.',
  ERR_BILLING_EDIT_TIME_SPAN_OVERLAP:
    'Line {0}: this time overlaps another entry of the same day. Please correct one of them.',
  ERR_BILLING_TOTAL_ALLOCATION_MISMATCH:
    'Total hours ({0} hrs) in the time spans does not match that allocated ({1} hrs).',
  ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR: 'The total percentage of day should be 100%.',
  ERR_BILLING_SELECT_LUNCH_BREAK: "Lunch should be selected or 'No Lunch Break Taken' should be checked.",
  ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN:
    "You have entered a Lunch start / end time. Please uncheck 'No Lunch Break Taken'.",
  ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF: 'Please provide Notes for Day Off.',
  ERR_BILLING_PLEASE_SELECT_LINE: 'Please select a Select for line {0}.',
  ERR_BILLING_SHIFT_ALLOCATION_MISMATCH: 'The reported Shift hours ({0}) do not match with allocation of Hours ({1}).',
  ERR_BILLING_EDIT_SHIFT: 'Line {0}: Please select a Shift.',
};

/** An issue of the shared rules as an error item of a response. */
export function errorItemOf({ token, value, params }: RuleIssue): ErrorItem {
  const text = (TEXTS[token] ?? '').replace(/\{(\d)\}/g, (_, index) => String(params[Number(index)] ?? ''));
  return issue(token, text, { value, params: [...params] });
}
