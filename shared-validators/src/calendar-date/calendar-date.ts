import { areDigits, skipDigits } from '../ascii/ascii.ts';

/** The format dates have inside the application. */
export const ISO_DATE = 'YYYY-MM-DD';
/** The format dates have on screen unless the locale says otherwise. Source: document 002, section 9. */
export const DEFAULT_DATE_FORMAT = 'MM/DD/YYYY';

const DAY = 86_400_000;

/** A format's parts: `YYYY`, `MM`, `DD` with exactly so many digits, `M` and `D` with one or two, other characters as they are. */
const TOKEN = /YYYY|MM?|DD?|./gs;

/**
 * The day a value names, as whole days since 1970-01-01, or NaN when it names no day of the calendar. Text is read by the format to
 * the last character; a Date counts by its local calendar day. Days are compared as numbers: no time zone can shift them.
 *
 * @param format in the letters Y, M and D; ISO when not given
 */
export function dayNumber(value: unknown, format: string = ISO_DATE): number {
  if (value instanceof Date) return dayOf(value.getFullYear(), value.getMonth() + 1, value.getDate());
  if (typeof value !== 'string' || value.length > 2 * format.length) return Number.NaN;
  const part: Record<string, number> = { Y: 0, M: 1, D: 1 };
  let at = 0;
  for (const [token] of format.matchAll(TOKEN)) {
    const letter = token.charAt(0);
    if (!(letter in part)) {
      if (value[at++] !== token) return Number.NaN;
      continue;
    }
    const end = token.length === 1 ? Math.min(skipDigits(value, at), at + 2) : at + token.length;
    const digits = value.slice(at, end);
    if (!areDigits(digits, token.length, Math.max(2, token.length))) return Number.NaN;
    part[letter] = Number(digits);
    at = end;
  }
  return at === value.length ? dayOf(part.Y as number, part.M as number, part.D as number) : Number.NaN;
}

/** NaN for 30 February and its like, and for years before 100, which JavaScript takes for the twentieth century's. */
function dayOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.getTime() / DAY : Number.NaN;
}
