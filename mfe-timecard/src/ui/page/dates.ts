import { locale, wallClock } from 'shared-session';
import { inReadingOrder } from 'shared-session/direction';

type Style = 'weekday' | 'short-weekday' | 'month-day' | 'short' | 'long' | 'month';

const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'long' },
  'short-weekday': { weekday: 'short' },
  'month-day': { month: 'short', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

const formats = new Map<string, Intl.DateTimeFormat>();
const ranges = new Map<string, Intl.DateTimeFormat>();
/** Formatted dates; a period uses the same thirty again and again. */
const said = new Map<string, string>();

/** Formats a calendar date in the user's language: `Monday`, `Mon`, `Nov 16`, `Mon, Nov 16`, `November 16`, `November 2026`. */
export function formatDate(date: string, style: Style): string {
  const { tag } = locale.getState();
  const name = `${tag} ${style}`;
  const known = said.get(`${name} ${date}`);
  if (known !== undefined) return known;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...OPTIONS[style], timeZone: 'UTC' });
  formats.set(name, format);
  const instant = new Date(`${date}T00:00:00Z`);
  const text = Number.isNaN(instant.getTime()) ? date : format.format(instant);
  said.set(`${name} ${date}`, text);
  return text;
}

/** Formats two calendar dates as one range: `Nov 16 – 22`, `Oct 26 – Nov 1`. */
export function formatDateRange(from: string, until: string): string {
  const { tag } = locale.getState();
  const [first, last] = [from, until].map((date) => new Date(`${date}T00:00:00Z`));
  if (!first || !last || Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} – ${until}`;
  const format = ranges.get(tag) ?? new Intl.DateTimeFormat(tag, { ...OPTIONS['month-day'], timeZone: 'UTC' });
  ranges.set(tag, format);
  return inReadingOrder(format.formatRange(first, last), tag);
}
/** Today as an ISO date in a time zone; in the client's if none is given or the browser does not know it. */
export function today(zone: string | null): string {
  const { timeZone } = locale.getState();
  try {
    return wallClock(new Date(), zone ?? timeZone).date;
  } catch {
    return wallClock(new Date(), timeZone).date;
  }
}
