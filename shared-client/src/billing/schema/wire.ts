import * as v from 'valibot';

/**
 * The small values that billing calls are made of.
 *
 * On the wire and inside, a date is `YYYY-MM-DD`, a time span's end is `YYYY-MM-DD HH:mm` (24:00 allowed), a moment is
 * an ISO instant. Hours are decimals at the item's `hourDecimalPrecision`; code that calculates with them turns them into integer minutes
 * first.
 */

/** The string 'null' means no value at the boundary and is never seen inside (docs: session#null-string). */
const withoutNullText = (value: string | null): string | null => (value === null || value === 'null' ? null : value);

/** A text or no value; absent, null and 'null' all come out as null. */
export const text = v.optional(v.pipe(v.nullable(v.string()), v.transform(withoutNullText)), null);

/** The same with at most so many code units; for what is sent. */
export const textUpTo = (length: number) =>
  v.optional(v.pipe(v.nullable(v.pipe(v.string(), v.maxLength(length))), v.transform(withoutNullText)), null);

/** A number or no value; absent comes out as null. */
export const number = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);

/** The largest id a database column holds. */
export const MAXIMUM_ID = 2_147_483_647;

/** A database id or no value. */
export const id = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAXIMUM_ID))), null);

/** The hours of a year: no sum of a timecard is larger. */
const MAXIMUM_HOURS = 366 * 24;

/** Hours as a decimal at the item's precision, not negative; absent comes out as null. */
export const hours = v.optional(
  v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAXIMUM_HOURS))),
  null,
);

/** Units of piece work, not negative. */
export const units = v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9))), null);

/** A yes or no; absent and null come out as false. */
export const flag = v.nullish(v.boolean(), false);

/**
 * Whether a text of the shape `YYYY-MM-DD` is a day of the calendar. By arithmetic: a timecard has hundreds of dates, and a `Date` of
 * each, written and compared, costs more than the rest of their check.
 */
export function isCalendarDate(value: string): boolean {
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8, 10))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysOf(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date, `YYYY-MM-DD`, that exists. */
export const date = v.pipe(
  v.string(),
  v.regex(DATE, 'A date is written YYYY-MM-DD.'),
  v.check(isCalendarDate, 'This day does not exist in the calendar.'),
);

const isDateOrNone = (value: string | null): boolean => value === null || (DATE.test(value) && isCalendarDate(value));

/** A calendar date or no value; 'null' and the empty text are no value. */
export const dateOrNone = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => withoutNullText(value) || null),
    v.check(isDateOrNone, 'A date is written YYYY-MM-DD and exists in the calendar.'),
  ),
  null,
);

/** A time of day, `HH:mm`, 00:00 to 24:00. */
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** A time of day or no value. */
export const timeOrNone = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => withoutNullText(value) || null),
    v.check((value) => value === null || TIME_OF_DAY.test(value), 'A time is written HH:mm, 00:00 to 24:00.'),
  ),
  null,
);

/** Date plus HH:mm, as `startTimeStr` and `endTimeStr` have it. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2} (?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Date plus HH:mm, or no value. */
export const dateTimeOrNone = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => withoutNullText(value) || null),
    v.check(
      (value) => value === null || (DATE_TIME.test(value) && isCalendarDate(value.slice(0, 10))),
      'A moment is written YYYY-MM-DD HH:mm, 00:00 to 24:00.',
    ),
  ),
  null,
);

/** A list; absent and null come out as an empty one. */
export const list = <const Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);
