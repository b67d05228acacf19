import { isDigit } from '../ascii/ascii.ts';

const DAY = 86_400_000;

/** The format dates have inside the application. */
export const ISO_DATE = 'YYYY-MM-DD';
/** The format dates have on screen unless the locale says otherwise (docs: formats#date-format). */
export const DEFAULT_DATE_FORMAT = 'MM/DD/YYYY';

/**
 * The day a value names, as whole days since 1970-01-01, or NaN when it names no day of the calendar. Text is read by the format to
 * the last character. Dates are text here: a Date object is a moment, whose day depends on a time zone, and names none.
 *
 * @param format ISO when not given: `YYYY`, `MM`, `DD` (or `yyyy`, `mm`, `dd`) are as many digits, a single `M` or `D` is one or two, other
 *   characters are themselves; a month or day that the format leaves out is the first
 */
export function dayNumber(value: unknown, format: string = ISO_DATE): number {
  if (typeof value !== 'string') return Number.NaN;
  const parts = [-1, -1, -1];
  let at = 0;
  for (let i = 0; i < format.length; i++) {
    const letter = format[i];
    const part = 'YMDymd'.indexOf(letter as string) % 3;
    if (part < 0) {
      if (value[at++] !== letter) return Number.NaN;
      continue;
    }
    // A letter alone takes a second digit when there is one.
    const alone = format[i - 1] !== letter && format[i + 1] !== letter && isDigit(value.charCodeAt(at + 1));
    for (let digits = alone ? 2 : 1; digits > 0; digits--) {
      const code = value.charCodeAt(at++);
      if (!isDigit(code)) return Number.NaN;
      parts[part] = Math.max(parts[part] as number, 0) * 10 + code - 48;
    }
  }
  const [year, month, day] = parts.map(Math.abs) as [number, number, number];
  const number = Date.UTC(year, month - 1) / DAY + day - 1;
  // A month of 0 or 13 and 30 February are no days, and JavaScript takes years before 100 for the twentieth century's.
  const real = year > 99 && month > 0 && month < 13 && day > 0 && number < Date.UTC(year, month) / DAY;
  return real && at === value.length ? number : Number.NaN;
}
