import { dateFormatOf } from 'shared-validators';

const PARTS = /YYYY|MM?|DD?/g;

/**
 * Formats an ISO date with a pattern of `YYYY`, `MM` or `M`, `DD` or `D` and separators (default MM/DD/YYYY, docs:
 * custom-fields#field-date); `''` for no date. A pattern without all three parts is invalid, and the default is used.
 */
export function formatDate(iso: string, format: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (match === null) return '';
  const [, year = '', month = '', day = ''] = match;
  const values: Readonly<Record<string, string>> = {
    YYYY: year,
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  };
  return patternOf(format).replace(PARTS, (part) => values[part] ?? '');
}

/** Parses a text of that format into an ISO date; `''` if it is none. */
export function parseDate(text: string, format: string | null | undefined): string {
  const pattern = patternOf(format);
  const shape = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(PARTS, (part) => `(?<${part.charAt(0)}>\\d{${part.length === 1 ? '1,2' : part.length}})`);
  const { Y = '', M = '', D = '' } = new RegExp(`^${shape}$`).exec(text.trim())?.groups ?? {};
  const iso = `${Y}-${M.padStart(2, '0')}-${D.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

/** Normalizes a format: upper case; the default unless it contains a whole date. */
export function patternOf(format: string | null | undefined): string {
  return dateFormatOf(format).toUpperCase();
}
