import { amountInOrder, inReadingOrder } from '../../translations/bidi.ts';
import { formatFacts } from '../../translations/lists.ts';
import type { LocaleName } from '../../translations/locales.ts';

/** Figures, dates and times as a locale writes them. */
export function figuresOf(locale: LocaleName, timeZone: string) {
  const tag = locale.replace('_', '-');
  const format = (options: Intl.DateTimeFormatOptions, zone: string) => {
    const formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: zone, calendar: 'gregory' });
    return (instant: string) => formatter.format(new Date(instant));
  };
  const day = format({ dateStyle: 'medium' }, 'UTC');
  const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC');
  const clock = format({ hour: 'numeric', minute: '2-digit' }, 'UTC');
  const moment = format({ dateStyle: 'medium', timeStyle: 'short' }, timeZone);
  return {
    /** A date, `YYYY-MM-DD`. */
    day: (date: string) => day(`${date}T00:00:00Z`),
    weekday: (date: string) => weekday(`${date}T00:00:00Z`),
    /** The time of day of `YYYY-MM-DD HH:mm`; 24:00 is the midnight that ends a day. */
    clock: (time: string) => clock(`2000-01-01T${time.slice(11).replace(/^24/, '00')}:00Z`),
    moment,
    facts: (facts: readonly (string | null | undefined)[]) => formatFacts(locale, facts),
    number: (value: number, digits = 2) =>
      value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 2) }),
    money: (value: number, currency: string) =>
      amountInOrder(locale, value.toLocaleString(tag, { style: 'currency', currency })),
    range: (range: string) => inReadingOrder(locale, range),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
