import * as v from 'valibot';
import { DEFAULT_DATE_FORMAT, dayNumber } from '../calendar-date/calendar-date.ts';

/**
 * The longest text of a date input, its `maxlength`. A longer text is not a date in the filter's format (docs: lists#filter-date-order).
 */
export const DATE_INPUT_MAXIMUM = 10;

/**
 * Schema of a date range filter `{ from, to }`, both the text of an input. It has an error exactly if Apply is disabled: `match` on an
 * invalid date, `validEndDate` on an end before its start (the same day is a valid range), `required` on the whole if neither is set.
 *
 * @param format of both dates; `MM/DD/YYYY` by default
 * docs: lists#filter-date-order.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dateFilter(format: string = DEFAULT_DATE_FORMAT) {
  const day = (text: string): number => dayNumber(text, format);
  const date = v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !text || !Number.isNaN(day(text)), 'match'),
    ),
    '',
  );
  return v.pipe(
    v.object({ from: date, to: date }),
    v.check(({ from, to }) => !!(from || to), 'required'),
    // An invalid date already has an issue; comparisons with NaN are false.
    v.forward(
      v.check(({ from, to }) => !(day(to) < day(from)), 'validEndDate'),
      ['to'],
    ),
  );
}
