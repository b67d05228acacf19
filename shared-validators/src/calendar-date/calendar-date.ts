import { isDigit } from '../building-blocks/ascii.ts';

const DAY = 86_400_000;

/** The date format inside the application. */
export const ISO_DATE = 'YYYY-MM-DD';
/** The date format on screen unless the locale says otherwise (docs: formats#date-format). */
export const DEFAULT_DATE_FORMAT = 'MM/DD/YYYY';

/**
 * The day of a value as whole days since 1970-01-01, or NaN if it is not a day of the calendar. The whole text must match the format. Dates
 * are texts: a Date object is a moment whose day depends on a time zone, so it gives NaN.
 *
 * @param format ISO by default: `YYYY`, `MM`, `DD` (or `yyyy`, `mm`, `dd`) are that many digits, a single `M` or `D` is one or two, other
 * characters are literal; a month or day that is not in the format is the first
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
    // A single letter takes a second digit if there is one.
    const alone = format[i - 1] !== letter && format[i + 1] !== letter && isDigit(value.charCodeAt(at + 1));
    for (let digits = alone ? 2 : 1; digits > 0; digits--) {
      const code = value.charCodeAt(at++);
      if (!isDigit(code)) return Number.NaN;
      parts[part] = Math.max(parts[part] as number, 0) * 10 + code - 48;
    }
  }
  const [year, month, day] = parts.map(Math.abs) as [number, number, number];
  const number = Date.UTC(year, month - 1) / DAY + day - 1;
  // Months 0 and 13 and 30 February are not days, and JavaScript maps years before 100 to the twentieth century.
  const real = year > 99 && month > 0 && month < 13 && day > 0 && number < Date.UTC(year, month) / DAY;
  return real && at === value.length ? number : Number.NaN;
}
