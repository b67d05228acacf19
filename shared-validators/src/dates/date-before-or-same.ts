import { isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';

/** Options of a date comparison. */
export interface DateLimitOptions<Key extends string> {
  /** The error key; `dateBefore` by default. */
  readonly key?: Key;
  /** Format of both dates; `YYYY-MM-DD` by default. */
  readonly format?: string;
}

/**
 * A date before the given one, or the same day. Empty passes, and so does everything if there is no limit. Error key `dateBefore`, or the
 * caller's.
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
