import { locale, wallClock } from 'shared-session';
import { inReadingOrder } from 'shared-session/direction';
import { inHours } from 'shared-session/hours';
import { formatList } from 'shared-session/lists';
import { amountOf, type MinorUnits, readUnits } from 'shared-validators/money';

/** An amount of money in the user's language. */
export const formatMoney = (units: MinorUnits, currency: string): string =>
  locale.formatCurrency(amountOf(units, currency), currency);

/** Hundredths of a percent in the user's language: `33.34%`. */
export const formatPercent = (units: number): string =>
  new Intl.NumberFormat(locale.getState().numberTag, { style: 'percent', maximumFractionDigits: 2 }).format(
    units / 10_000,
  );

const OPTIONS = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A calendar date in the user's language: `Nov 16`, or with its year; text that is not a date as it is. */
export const formatDay = (date: string, withYear = false): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Intl.DateTimeFormat(locale.getState().tag, withYear ? { ...OPTIONS, year: 'numeric' } : OPTIONS).format(
        instantOf(date),
      )
    : date;

/** A list of calendar dates in the user's language: `Nov 17, Nov 18, and Nov 19`. */
export const formatDays = (dates: readonly string[]): string => formatList(dates.map((date) => formatDay(date)));

/** Typed text as a number in the user's language; other text as it is. */
export const formatTyped = (text: string): string => {
  const hundredths = readUnits(text, null);
  if (hundredths === null) return text.trim();
  return new Intl.NumberFormat(locale.getState().numberTag, { maximumFractionDigits: 2 }).format(hundredths / 100);
};

const UNITS = { mi: 'mile', km: 'kilometer', day: 'day' } as const;

/** Hundredths of a distance or of days in the user's language: `84 mi`. */
export const formatQuantity = (hundredths: number, unit: keyof typeof UNITS): string =>
  new Intl.NumberFormat(locale.getState().numberTag, {
    style: 'unit',
    unit: UNITS[unit],
    maximumFractionDigits: 2,
  }).format(hundredths / 100);

/** Hours in the user's language, with the decimals that the engagement uses: `38.50 h`. */
export const formatHours = (hours: number, decimals: number): string => inHours(locale.formatNumber(hours, decimals));

/** The rate of one unit, with all of its decimals: `$0.725`. */
export const formatRate = (rate: string, currency: string): string =>
  new Intl.NumberFormat(locale.getState().numberTag, { style: 'currency', currency, maximumFractionDigits: 6 }).format(
    rate as `${number}`,
  );

/** An exchange rate, without trailing zeros: `1.082`. */
export const formatExchangeRate = (rate: string): string =>
  new Intl.NumberFormat(locale.getState().numberTag, { maximumFractionDigits: 12 }).format(rate as `${number}`);

/** Two calendar dates as one range: `Nov 16 – 22`. */
export const formatRange = (from: string, until: string): string => {
  const { tag } = locale.getState();
  return inReadingOrder(new Intl.DateTimeFormat(tag, OPTIONS).formatRange(instantOf(from), instantOf(until)), tag);
};

/** Today in the user's time zone, as an ISO date. */
export const today = (): string => wallClock(new Date(), locale.getState().timeZone).date;
