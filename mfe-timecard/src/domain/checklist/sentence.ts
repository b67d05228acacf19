import { formatUnits } from 'shared-validators/amounts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import type { ValidationIssue } from '../save-rules/index.ts';

/** A text and its parameters. The checklist is worded as a colleague would speak, not as an error. */
export interface Sentence {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The checklist's own texts for issues. Any other issue keeps its own text. */
const KEYS: Readonly<Record<string, string>> = {
  ERR_BILLING_SELECT_LUNCH_BREAK: 'MSG_CHECK_LUNCH',
  ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN: 'MSG_CHECK_LUNCH_TWICE',
  ERR_BILLING_SPAN_START_REQUIRED: 'MSG_CHECK_START',
  ERR_BILLING_SPAN_END_REQUIRED: 'MSG_CHECK_END',
  ERR_BILLING_TIME_NOT_READ: 'MSG_CHECK_NOT_READ',
  ERR_BILLING_MERIDIEM_MISSING: 'MSG_CHECK_MERIDIEM',
  ERR_CUSTOM_FIELD_NUMERAL_INPUT: 'MSG_AMOUNT_NOT_READ',
  ERR_BILLING_TOTAL_HOURS_ABOVE_24: 'MSG_CHECK_ABOVE_24',
  ERR_BILLING_TIME_SPAN_START_END_TIME: 'MSG_CHECK_WORK_PERIOD',
  ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR: 'MSG_CHECK_PERCENT',
};

const NOT_READ: ReadonlySet<string> = new Set([
  'ERR_BILLING_TIME_NOT_READ',
  'ERR_BILLING_MERIDIEM_MISSING',
  'ERR_CUSTOM_FIELD_NUMERAL_INPUT',
]);

/** Sorts issues about unreadable text first, because that text may cause the other issues. */
export const unreadFirst = (issues: readonly ValidationIssue[]): ValidationIssue[] => [
  ...issues.filter(({ key }) => NOT_READ.has(key)),
  ...issues.filter(({ key }) => !NOT_READ.has(key)),
];

/** The checklist's sentence for an issue of a day. */
export function sentenceOf({ key, params }: ValidationIssue, { precision }: TimecardRules): Sentence {
  if (key === 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH') {
    const left = Number(params.spans) - Number(params.allocated);
    const hours = Math.abs(left).toFixed(precision);
    return { key: left > 0 ? 'MSG_CHECK_LEFT_TO_PLACE' : 'MSG_CHECK_PLACED_TOO_MUCH', params: { hours } };
  }
  if (key === 'ERR_BILLING_TIME_SPAN_START_END_TIME' && params.begins === undefined) return { key, params };
  // The sentence of a custom field names the line and the field.
  if (key === 'ERR_CUSTOM_FIELD_NUMERAL_INPUT' && params.line !== undefined) return { key, params };
  return { key: KEYS[key] ?? key, params };
}

/** Hours, formatted for a sentence. */
export const hoursText = (units: number, { precision }: TimecardRules): string => formatUnits(units, precision);
