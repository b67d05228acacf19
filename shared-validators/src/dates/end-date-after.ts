import { isUnset } from '../building-blocks/decimal.ts';
import { type FieldRule, fieldRule } from '../building-blocks/field-rule.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';

/** Whether the end is at least a day after the start. An empty start sets no bound. */
const isAfter = (end: unknown, start: unknown, format?: string): boolean =>
  isUnset(end) || isUnset(start) || dayNumber(end, format) > dayNumber(start, format);

/**
 * A date after the given one, not the same day. Empty passes. Error key `validEndDate`.
 *
 * @param start text in `format`; empty if there is no start yet
 * @param format of both dates; `YYYY-MM-DD` by default
 * docs: validators#validator-end-after.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endDateAfter<Input>(start: unknown, format?: string): Rule<Input, 'validEndDate'> {
  return rule('validEndDate', (end) => isAfter(end, start, format));
}

/** {@link endDateAfter} between two fields of an object; the issue is on the end date. */
/* @__NO_SIDE_EFFECTS__ */
export function endDateAfterField<Input extends object>(
  end: keyof Input & string,
  start: keyof Input & string,
  format?: string,
): FieldRule<Input> {
  return fieldRule('validEndDate', end, [start], (input) => isAfter(input[end], input[start], format));
}
