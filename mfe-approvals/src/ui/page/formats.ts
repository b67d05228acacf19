import { locale } from 'shared-session';
import { inReadingOrder } from 'shared-session/direction';
import { shownAmount } from 'shared-validators/amounts';

const OPTIONS = {
  weekday: { weekday: 'short' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  date: { month: 'short', day: 'numeric' },
  full: { year: 'numeric', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof OPTIONS): Intl.DateTimeFormat {
  const { tag } = locale.getState();
  const name = `${tag} ${style}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...OPTIONS[style], timeZone: 'UTC' });
  formats.set(name, format);
  return format;
}

const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A calendar date in the user's language: `Mon`, `Mon, Nov 16`, `Nov 16`, `Nov 16, 2026`. */
export const formatDate = (date: string, style: keyof typeof OPTIONS = 'date'): string =>
  formatOf(style).format(instantOf(date));

/** Two calendar dates as one range: `Nov 16 – 22`, or `Nov 16 – 22, 2026`. */
export const formatRange = (from: string, until: string, style: 'date' | 'full' = 'date'): string =>
  inReadingOrder(formatOf(style).formatRange(instantOf(from), instantOf(until)), locale.getState().tag);

/** Hours with two decimals. */
export const formatHours = (hours: number | null): string => (hours === null ? '–' : locale.formatNumber(hours, 2));

/** A difference with its sign; zero is `±0`. */
export const formatDifference = (hours: number): string =>
  hours === 0 ? '±0' : `${hours > 0 ? '+' : '−'}${locale.formatNumber(Math.abs(hours), 2)}`;

export const formatAmount = (amount: number, currency: string | null): string =>
  locale.formatCurrency(amount, currency ?? 'USD');

/** A number with as many decimals as it has: `36`, `7.5`. */
export const formatQuantity = (count: number): string =>
  locale.formatNumber(count, (String(count).split('.')[1] ?? '').length);

/** An exchange rate with the decimals it is written with: `1.0820`. */
export const formatRate = (rate: string): string => shownAmount(rate, locale.getState().numberTag);

export const formatCount = (count: number): string => locale.formatNumber(count, 0);
