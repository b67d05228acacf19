import { isDigit } from '../ascii/ascii.ts';

/** The format dates have inside the application. */
export const ISO_DATE = 'YYYY-MM-DD';
/** The format dates have on screen unless the locale says otherwise. Source: document 002, section 9. */
export const DEFAULT_DATE_FORMAT = 'MM/DD/YYYY';

const DAY = 86_400_000;

/**
 * The day a value names, as whole days since 1970-01-01, or NaN when it names no day of the calendar. Text is read by the format to
 * the last character; a Date counts by its local calendar day. Days are compared as numbers: no time zone can shift them.
 *
 * @param format ISO when not given: `YYYY`, `MM`, `DD` are as many digits, a single `M` or `D` is one or two, other characters are
 *   themselves; a month or day that the format leaves out is the first
 */
export function dayNumber(value: unknown, format: string = ISO_DATE): number {
  if (value instanceof Date) return dayOf(value.getFullYear(), value.getMonth() + 1, value.getDate());
  if (typeof value !== 'string') return Number.NaN;
  const part: Record<string, number> = {};
  let at = 0;
  for (let i = 0; i < format.length; i++) {
    const letter = format.charAt(i);
    if ('YMD'.includes(letter)) {
      // A letter alone takes a second digit when there is one.
      const alone = format[i - 1] !== letter && format[i + 1] !== letter && isDigit(value.charCodeAt(at + 1));
      for (let digits = alone ? 2 : 1; digits > 0; digits--) {
        const code = value.charCodeAt(at++);
        if (!isDigit(code)) return Number.NaN;
        part[letter] = (part[letter] ?? 0) * 10 + code - 48;
      }
    } else if (value[at++] !== letter) return Number.NaN;
  }
  return at === value.length ? dayOf(part.Y ?? 0, part.M ?? 1, part.D ?? 1) : Number.NaN;
}

/** NaN for 30 February and its like, and for years before 100, which JavaScript takes for the twentieth century's. */
function dayOf(year: number, month: number, day: number): number {
  const before = Date.UTC(year, month - 1) / DAY - 1;
  const last = Date.UTC(year, month) / DAY - 1;
  const real = year > 99 && month > 0 && month < 13 && day > 0 && before + day <= last;
  return real ? before + day : Number.NaN;
}
