/** Days, and rows of the whole item, of any shape: what another build kept may have one that this one does not know. */
export interface WrittenForm {
  readonly days: readonly object[];
  readonly allocations?: readonly object[];
}

/** What a person entered, for them to read and to copy: a line an entry, behind its day and its field, as `2026-11-16 start: 09:00`. */
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

/** A row that has only its type says nothing. */
function entriesOfRow(row: unknown): string[] {
  const entries = typeof row === 'object' && row !== null ? entriesBelow(row) : [];
  return entries.every((entry) => entry.startsWith('type: ')) ? [] : entries;
}
