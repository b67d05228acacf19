/** "Default date format MM/DD/YYYY, time pattern HH:mm" (docs: formats#date-format, formats#time-pattern), in moment's letters. */
export const DEFAULT_DATE_FORMAT = 'MM/DD/YYYY';
export const DEFAULT_TIME_PATTERN = 'HH:mm';

const DISPLAY_PATTERN: Readonly<Record<string, string>> = {
  'en-GB': 'dd/mm/yyyy',
  'fr-FR': 'dd/mm/yyyy',
  'es-ES': 'dd/mm/yyyy',
  'es-MX': 'dd/mm/yyyy',
  'ar-AE': 'dd/mm/yyyy',
  'de-DE': 'dd.mm.yyyy',
  'pl-PL': 'dd.mm.yyyy',
  'he-IL': 'dd.mm.yyyy',
  'nl-NL': 'dd-mm-yyyy',
  'sv-SE': 'yyyy-mm-dd',
  'ja-JP': 'yyyy/mm/dd',
};

/** The date display pattern of a locale: the table (docs: formats#date-patterns). */
export function datePatternOf(tag: string): string {
  return DISPLAY_PATTERN[tag] ?? 'mm/dd/yyyy';
}

/** A calendar date (`2026-11-21`) in a display pattern. Anything that is no calendar date comes back unchanged. */
export function formatIsoDate(date: string, pattern: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!parts) return date;
  const [, year = '', month = '', day = ''] = parts;
  return pattern.replace('yyyy', year).replace('mm', month).replace('dd', day);
}

/** The calendar date a text in a display pattern means, as `2026-11-21`; `undefined` where it means none (31/02/2026). */
export function parseDate(text: string, pattern: string): string | undefined {
  const order = pattern.split(/[^a-z]+/);
  const numbers = text.trim().split(/[^0-9]+/);
  if (numbers.length !== order.length) return undefined;
  const part = (name: string) => numbers[order.indexOf(name)] ?? '';
  const [year, month, day] = [part('yyyy'), part('mm').padStart(2, '0'), part('dd').padStart(2, '0')];
  const iso = `${year}-${month}-${day}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : undefined;
}
