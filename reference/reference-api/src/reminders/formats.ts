import { amountInOrder, inReadingOrder } from '../translations/bidi.ts';
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

/** Two calendar dates as one range: `Nov 16 – 22, 2026`. */
export const periodFor = ({ locale }: Pick<Reader, 'locale'>, start: string, end: string): string => {
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return inReadingOrder(locale, format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)));
};

export const hoursFor = ({ locale }: Pick<Reader, 'locale'>, minutes: number): string =>
  (minutes / 60).toLocaleString(locale.replace('_', '-'), { maximumFractionDigits: 2 });

/** The same with its unit: `50.5 hr`. */
export const hoursWithUnit = ({ locale }: Pick<Reader, 'locale'>, minutes: number): string =>
  (minutes / 60).toLocaleString(locale.replace('_', '-'), { style: 'unit', unit: 'hour', maximumFractionDigits: 2 });

export const moneyFor = ({ locale }: Pick<Reader, 'locale'>, amount: number, currency: string): string =>
  amountInOrder(locale, amount.toLocaleString(locale.replace('_', '-'), { style: 'currency', currency }));
