/**
 * An ISO date in a format of `YYYY`, `MM`, `DD` and whatever stands between them (default MM/DD/YYYY, document 002, section 9);
 * `''` for no date. A format without all three parts is not one, and the default is used.
 */
export function formatDate(iso: string, format: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (match === null) return '';
  return patternOf(format)
    .replace('YYYY', match[1] ?? '')
    .replace('MM', match[2] ?? '')
    .replace('DD', match[3] ?? '');
}

/** The ISO date of a text in that format; `''` when it is none. */
export function parseDate(text: string, format: string | null | undefined): string {
  const pattern = patternOf(format);
  const parts = [...pattern.matchAll(/YYYY|MM|DD/g)].map(([part]) => part);
  const shape = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/YYYY|MM|DD/g, (part) => `(\\d{${part.length}})`);
  const match = new RegExp(`^${shape}$`).exec(text.trim());
  if (match === null) return '';
  const read = (part: string): string => match[parts.indexOf(part) + 1] ?? '';
  const iso = `${read('YYYY')}-${read('MM')}-${read('DD')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

function patternOf(format: string | null | undefined): string {
  const pattern = (format ?? '').toUpperCase();
  return ['YYYY', 'MM', 'DD'].every((part) => pattern.split(part).length === 2) ? pattern : 'MM/DD/YYYY';
}
