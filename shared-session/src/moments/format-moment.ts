import { locale, wallClock } from 'shared-session';
import { dateFormat } from '../locale/date-format.ts';

const DAY_MS = 86_400_000;

/**
 * An instant as people tell it, in the user's language, clock and time zone (docs: formats#moments): today by its time, `10:42 AM`; in the
 * six days before with its weekday, `Tue 12:59 PM`; otherwise with its day, `Nov 9, 5:30 PM`, and its year if that is another one. With
 * `zone` the exact moment, with its zone: `November 9, 2026 at 5:30 PM CST`.
 */
export function formatMoment(instant: string, { zone = false }: { readonly zone?: boolean } = {}): string {
  const { timeTag, timeZone } = locale.getState();
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const day = zone ? EXACT : dayStyle(wallClock(at, timeZone).date, wallClock(new Date(), timeZone).date);
  return dateFormat(timeTag, { ...day, hour: 'numeric', minute: '2-digit', timeZone }).format(at);
}

const EXACT = { year: 'numeric', month: 'long', day: 'numeric', timeZoneName: 'short' } as const;

/** The parts of a day that are told with a time. A day to come is told by its date. */
function dayStyle(day: string, today: string): Intl.DateTimeFormatOptions {
  const ago = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (ago === 0) return {};
  return ago > 0 && ago < 7 ? { weekday: 'short' } : dateStyle(day, today);
}

const dateStyle = (day: string, today: string): Intl.DateTimeFormatOptions => ({
  month: 'short',
  day: 'numeric',
  ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
});

/** A calendar date as words, `Nov 9`, and with its year if that is another one (docs: formats#days). */
export function formatDay(date: string): string {
  const { tag, timeZone } = locale.getState();
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  const style = dateStyle(date, wallClock(new Date(), timeZone).date);
  return dateFormat(tag, { ...style, timeZone: 'UTC' }).format(instant);
}

/** The time of an instant by the user's clock, in the user's zone: `10:42 AM`. */
export function formatTime(at: Date): string {
  const { timeTag, timeZone } = locale.getState();
  return dateFormat(timeTag, { timeStyle: 'short', timeZone }).format(at);
}
