import * as v from 'valibot';
import { areDigits } from '../building-blocks/ascii.ts';
import { textRule } from '../building-blocks/rule.ts';

/** Fraction digits of a decimal range (docs: lists#filter-number-input). */
export const DECIMAL_RANGE_DIGITS = 2;

/** True for digits with an optional fraction of at most `decimals` digits; 0 means digits only. */
export function isRangeNumber(text: string, decimals: number): boolean {
  const [whole = '', fraction, more] = text.split('.', 3);
  return (
    areDigits(whole, 1, Number.POSITIVE_INFINITY) &&
    (fraction === undefined || areDigits(fraction, 1, decimals)) &&
    more === undefined
  );
}

/**
 * Schema of a numeric range filter `{ from, to }`, both the text of an input. It has an error exactly if Apply is disabled: `match` on an
 * input that is not a number, `required` on the whole if both are empty. One end may be empty. Swapped ends are not an error, because the
 * reference has no such rule.
 *
 * @param decimals fraction digits allowed: 0 for an integer range, 2 for a decimal range
 * docs: lists#filter-number-input.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rangeFilter(decimals = 0) {
  const end = () =>
    v.optional(
      v.pipe(
        v.string(),
        textRule('match', (text) => isRangeNumber(text, decimals)),
      ),
      '',
    );
  return v.pipe(
    v.object({ from: end(), to: end() }),
    v.check(({ from, to }) => from !== '' || to !== '', 'required'),
  );
}
