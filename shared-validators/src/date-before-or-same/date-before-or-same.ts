import { dayNumber } from '../calendar-date/calendar-date.ts';
import { isUnset } from '../decimal/decimal.ts';
import { type Rule, rule } from '../rule/rule.ts';

/** How a date is compared. */
export interface DateLimitOptions<Key extends string> {
  /** The error key; `dateBefore` when not given. */
  readonly key?: Key;
  /** Format of both dates; `YYYY-MM-DD` when not given. */
  readonly format?: string;
}

/**
 * A date before the given one, or the same day. Empty passes, and so does everything while there is no limit. Error key `dateBefore`, or
 * one of the caller's.
 * docs: validators#validator-date-before.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dateBeforeOrSame<Input, const Key extends string = 'dateBefore'>(
  limit: unknown,
  options?: DateLimitOptions<Key>,
): Rule<Input, Key> {
  return rule(
    options?.key ?? ('dateBefore' as Key),
    (date) => isUnset(date) || isUnset(limit) || dayNumber(date, options?.format) <= dayNumber(limit, options?.format),
  );
}
