/** The ids of the selected items, or all items that match. */
export type Selected = ReadonlySet<string> | 'all';

/**
 * The selection after a change in a table that may not show the latest one yet: what the change added and removed is applied to that.
 * @param next the change, as the table reports it: based on what it showed
 * @param latest the selection itself
 */
export function selectedAfter(next: Selected, shown: Selected, latest: Selected): Selected {
  if (shown === latest || next === 'all' || shown === 'all') return next;
  if (latest === 'all') return latest;
  const kept = [...latest].filter((id) => next.has(id) || !shown.has(id));
  return new Set([...kept, ...[...next].filter((id) => !shown.has(id))]);
}
