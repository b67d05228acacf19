import { type Entry, type EntryShape, rowsOf } from './entry-shape.ts';

const IDS = ['id', 'timeEntryId', 'billingItemDetailId', 'billingCostAllocId', 'billingCostAllocationId', 'readOnly'];

/** The ids that the server gave to a row. */
export const idsOf = (row: Entry): Entry => Object.fromEntries(IDS.flatMap((id) => (id in row ? [[id, row[id]]] : [])));

/** A row, and the rows in it, as the server does not know them. */
export function withoutIds(shape: EntryShape, row: Entry): Entry {
  const ids = Object.keys(idsOf(row)).filter((id) => id !== 'readOnly');
  const lists = Object.entries(shape.lists).map(([list, below]) => [
    list,
    rowsOf(row, list).map((one) => withoutIds(below, one)),
  ]);
  return { ...row, ...Object.fromEntries(ids.map((id) => [id, null])), ...Object.fromEntries(lists) };
}
