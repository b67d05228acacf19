import * as v from 'valibot';
import { DEFAULT_DATE_FORMAT, dayNumber } from '../calendar-date/calendar-date.ts';
import { textRule } from '../rule/rule.ts';

/** Longest text of a date input. Source: document 002, section 5, date filter. */
export const DATE_INPUT_MAXIMUM = 10;

/**
 * Schema of a date range filter `{ from, to }`. It has an error exactly when Apply is disabled: `match` on a date that is invalid or longer
 * than 10 characters, `validEndDate` on an end before its start (the same day is a range), `required` on the whole when neither is set.
 *
 * @param format of both dates; `MM/DD/YYYY` when not given
 * Source: document 002, section 5, date filter.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dateFilter(format: string = DEFAULT_DATE_FORMAT) {
  const date = () =>
    v.optional(
      v.pipe(
        v.string(),
        textRule('match', (text) => text.length <= DATE_INPUT_MAXIMUM && !Number.isNaN(dayNumber(text, format))),
      ),
      '',
    );
  return v.pipe(
    v.object({ from: date(), to: date() }),
    v.check(({ from, to }) => from !== '' || to !== '', 'required'),
    // An invalid date has its own issue: NaN is not less than anything.
    v.forward(
      v.check(({ from, to }) => !(dayNumber(to, format) < dayNumber(from, format)), 'validEndDate'),
      ['to'],
    ),
  );
}
