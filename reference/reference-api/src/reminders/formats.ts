import { amountInOrder, inReadingOrder } from '../translations/bidi.ts';
import { fillText } from '../translations/texts.ts';
import type { DuePerson } from './due-people.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for each language, zone and clock, because making one costs more than all of a mail. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale.replace('_', '-'), options);
  formats.set(key, format);
  return format;
}

type Reader = Pick<DuePerson, 'locale' | 'zone' | 'timeFormat'>;

/** A moment in the reader's zone and clock. */
export const momentFor = ({ locale, zone, timeFormat }: Reader, moment: Date): string =>
  dateFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone },
    ...(timeFormat === null ? {} : { hour12: timeFormat === '12' }),
  }).format(moment);

/** The last ranges, because thousands of people are told of the same weeks, and a range costs more than a date. */
const ranges = new Map<string, string>();
const RANGES = 1000;

/** Two calendar dates as one range: `Nov 16 – 22, 2026`. */
export function periodFor({ locale }: Pick<Reader, 'locale'>, start: string, end: string): string {
  const key = `${locale} ${start} ${end}`;
  const known = ranges.get(key);
  if (known !== undefined) return known;
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const range = format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
  if (ranges.size >= RANGES) ranges.clear();
  const period = inReadingOrder(locale, range);
  ranges.set(key, period);
  return period;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** One format for each language and unit, for the same reason. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency ?? ''}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale.replace('_', '-'), options);
  numberFormats.set(key, format);
  return format;
}

/** Hours with the decimals that they have on a page: `50.50`. */
export const hoursFor = ({ locale }: Pick<Reader, 'locale'>, minutes: number): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minutes / 60);

/** The same with the unit of the language, as on a page: `50.50 h` (docs: formats#hour-unit). */
export const hoursWithUnit = (reader: Pick<Reader, 'locale'>, minutes: number): string =>
  fillText(reader.locale, 'LBL_HOURS_SHORT', { hours: hoursFor(reader, minutes) });

export const moneyFor = ({ locale }: Pick<Reader, 'locale'>, amount: number, currency: string): string =>
  amountInOrder(locale, numberFormat(locale, { style: 'currency', currency }).format(amount));
