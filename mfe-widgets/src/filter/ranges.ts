import {
  DATE_INPUT_MAXIMUM,
  DECIMAL_RANGE_DIGITS,
  DEFAULT_DATE_FORMAT,
  ISO_DATE,
  isRangeNumber,
} from 'shared-validators';
import { plainDecimal, shownAmount, typedAmount } from 'shared-validators/amounts';
import { formatDate, parseDate } from '../date-field/date-text.ts';
import type { Draft, FilterType, Selection } from './selection.ts';

/** Dates in filters take at most 10 characters (docs: lists#filter-date-order). */
export const DATE_LENGTH = DATE_INPUT_MAXIMUM;

/** Parses a text in a date format; undefined if it is not a date of the calendar. */
export function isoOf(text: string, format = DEFAULT_DATE_FORMAT): string | undefined {
  return parseDate(text, format) || undefined;
}

/** Formats an ISO date; `''` for anything else, such as a day that the calendar does not have. */
export function dateText(iso: string, format = DEFAULT_DATE_FORMAT): string {
  return formatDate(parseDate(iso, ISO_DATE), format);
}

export type RangeIssue = 'format' | 'order';

/**
 * The error of a typed range. Dates: each must be valid, the start is capped at the end and the end is no earlier than the start. Numbers:
 * digits only, or digits with at most 2 decimals; the minimum is no more than the maximum.
 */
export function rangeIssue(
  type: FilterType,
  from: string,
  to: string,
  format = DEFAULT_DATE_FORMAT,
): { from?: RangeIssue; to?: RangeIssue } | undefined {
  const read = (text: string) => (type === 'date-range' ? isoOf(text, format) : numberOf(type, text));
  const [start, end] = [from === '' ? undefined : read(from), to === '' ? undefined : read(to)];
  const issue: { from?: RangeIssue; to?: RangeIssue } = {};
  if (from !== '' && start === undefined) issue.from = 'format';
  if (to !== '' && end === undefined) issue.to = 'format';
  if (start !== undefined && end !== undefined && start > end) issue.to = 'order';
  return Object.keys(issue).length === 0 ? undefined : issue;
}

/** Integer mode allows digits only; decimal mode digits with an optional fractional part of at most 2 digits. */
export function numberOf(type: FilterType, text: string): number | undefined {
  const decimals = type === 'integer-range' ? 0 : DECIMAL_RANGE_DIGITS;
  // A number too long to be represented exactly is rejected.
  return text.length <= 16 && isRangeNumber(text, decimals) ? Number(text) : undefined;
}

/** The staged text of a number: a decimal point, no grouping. An ambiguous text is not a number. */
export function stagedNumber(type: FilterType, text: string, tag: string): string {
  return type === 'decimal-range' ? plainDecimal(typedAmount(text, tag, DECIMAL_RANGE_DIGITS)) : text;
}

/** The text of a staged number in its field. */
export function shownNumber(type: FilterType, text: string, tag: string): string {
  return type === 'decimal-range' ? shownAmount(text, tag) : text;
}

/** Apply is disabled when both are empty or either is invalid; Clear when both are empty (docs: lists#filter-range-buttons). */
export function rangeDraft(type: FilterType, from: string, to: string, format = DEFAULT_DATE_FORMAT): Draft {
  if (from === '' && to === '') return 'empty';
  return rangeIssue(type, from, to, format) === undefined ? 'whole' : 'broken';
}

/** The texts of a selection. Dates are ISO in the selection and formatted in the field. */
export function rangeTexts(
  type: FilterType,
  selection: Selection,
  format = DEFAULT_DATE_FORMAT,
): { from: string; to: string } {
  const value = (key: string): string => selection.find((option) => option.key === key)?.value ?? '';
  return type === 'date-range'
    ? { from: dateText(value('from'), format), to: dateText(value('to'), format) }
    : { from: value('from'), to: value('to') };
}

/** The selection of two texts; an empty one is left out. */
export function rangeSelection(type: FilterType, from: string, to: string, format = DEFAULT_DATE_FORMAT): Selection {
  const value = (text: string): string => (type === 'date-range' ? (isoOf(text, format) ?? '') : text);
  return [
    { key: 'from', value: value(from) },
    { key: 'to', value: value(to) },
  ].filter((option) => option.value !== '');
}
