import type { Entry } from './entry-shape.ts';

/**
 * Adds a side's empty rows to a list, each after the row it followed on that side, because the user may be typing into one. Rows are
 * matched by name.
 */
export function withEmptyRows(rows: readonly Entry[], side: readonly Entry[], stays: (row: Entry) => boolean): Entry[] {
  const all = [...rows];
  const place = (row: Entry | undefined) => all.findIndex((one) => one.key === row?.key);
  side.forEach((row, at) => {
    if (!stays(row) || place(row) >= 0) return;
    const before = side.slice(0, at).findLast((one) => place(one) >= 0);
    all.splice(place(before) + 1, 0, row);
  });
  return all;
}
