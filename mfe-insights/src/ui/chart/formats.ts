import { locale } from 'shared-session';
import { directionOf, inReadingOrder, isolated } from 'shared-session/direction';

const DAY_MINUTES = 24 * 60;

const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale.getState().tag, { timeZone: 'UTC', ...options });

/** A calendar date: `Nov 16`. */
export const formatDay = (date: string): string =>
  dateFormat({ month: 'short', day: 'numeric' }).format(instantOf(date));

/** With its year: `Nov 16, 2026`. */
export const formatDate = (date: string): string => dateFormat({ dateStyle: 'medium' }).format(instantOf(date));

/** With its weekday: `Mon, Nov 16, 2026`. */
export const formatFullDay = (date: string): string =>
  dateFormat({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }).format(instantOf(date));

/** Two dates as one range. */
export const formatDays = (from: string, until: string): string =>
  inReadingOrder(
    dateFormat({ year: 'numeric', month: 'short', day: 'numeric' }).formatRange(instantOf(from), instantOf(until)),
    locale.getState().tag,
  );

/** A month, `YYYY-MM`: `Nov`, or `November 2026` in full. */
export const formatMonth = (month: string, inFull = false): string =>
  dateFormat(inFull ? { month: 'long', year: 'numeric' } : { month: 'short' }).format(instantOf(`${month}-01`));

/** The short name of a date's weekday. */
export const formatWeekday = (date: string): string => dateFormat({ weekday: 'short' }).format(instantOf(date));

/** Minutes as hours with two decimals. */
export const formatHours = (minutes: number): string => locale.formatNumber(minutes / 60, 2);

export const formatCount = (count: number): string => locale.formatNumber(count, 0);

export const formatAmount = (amount: number, currency: string): string => locale.formatCurrency(amount, currency);

/** An amount on an axis: `$60K`. From right to left its currency is kept together: the dollar of `US$` would be before its letters. */
export function formatShortAmount(amount: number, currency: string): string {
  const { tag, numberTag } = locale.getState();
  const kept = directionOf(tag) === 'rtl' ? isolated : (text: string) => text;
  const parts = new Intl.NumberFormat(numberTag, {
    ...{ style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 },
  }).formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? kept(value) : value)).join('');
}

export const formatPercent = (part: number): string =>
  new Intl.NumberFormat(locale.getState().numberTag, { style: 'percent', maximumFractionDigits: 1 }).format(part);

/** A time span: hours up to two days, days from then on. */
export function formatDuration(minutes: number): string {
  const inDays = minutes >= 2 * DAY_MINUTES;
  return new Intl.NumberFormat(locale.getState().numberTag, {
    ...{ style: 'unit', unit: inDays ? 'day' : 'hour', unitDisplay: 'long', maximumFractionDigits: 1 },
  }).format(minutes / (inDays ? DAY_MINUTES : 60));
}
