/** Days and rows of the whole item, of any shape: another build may have stored a shape that this one does not know. */
export interface WrittenForm {
  readonly days: readonly object[];
  readonly allocations?: readonly object[];
}

/** A person's entries as text to read and to copy: one line per entry with its day and its field, as `2026-11-16 start: 09:00`. */
export function entriesAsText({ days, allocations = [] }: WrittenForm): string {
  const ofDays = days.flatMap((day) => {
    const date = 'workedDate' in day ? String(day.workedDate) : '';
    return entriesBelow(day).map((entry) => `${date} ${entry}`.trim());
  });
  return [...ofDays, ...allocations.flatMap(entriesOfRow)].join('\n');
}

const NAMES = new Set(['key', 'workedDate', 'beforeCopy', 'dayOffType', 'shiftStartDay', 'shiftEndDay']);

function entriesBelow(value: object): string[] {
  return Object.entries(value).flatMap(([name, inner]): string[] => {
    if (NAMES.has(name)) return [];
    if (typeof inner === 'string') return inner.trim() === '' ? [] : [`${name}: ${inner}`];
    if (Array.isArray(inner)) return inner.flatMap(entriesOfRow);
    return inner === true ? [name] : [];
  });
}

/** A row with only a type has no entries. */
function entriesOfRow(row: unknown): string[] {
  const entries = typeof row === 'object' && row !== null ? entriesBelow(row) : [];
  return entries.every((entry) => entry.startsWith('type: ')) ? [] : entries;
}
