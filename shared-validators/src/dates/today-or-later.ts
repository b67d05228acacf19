import { isUnset } from '../building-blocks/decimal.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';

/**
 * Today or a later day. Empty passes. Error key `match`.
 *
 * @param today returns the current day in the client's time zone; called at each validation, so that a form left open past midnight is
 * right
 * @param format of both; `YYYY-MM-DD` by default
 * docs: validators#validator-today-or-later.
 */
/* @__NO_SIDE_EFFECTS__ */
export function todayOrLater<Input>(today: () => string, format?: string): Rule<Input, 'match'> {
  return rule('match', (date) => isUnset(date) || dayNumber(date, format) >= dayNumber(today(), format));
}
