import type { ReactNode } from 'react';

/** What rows are gathered under: a week, a worker. */
export interface RowGroup {
  id: string;
  heading: ReactNode;
  /** The heading as text. */
  text: string;
}

/** What is drawn one below the other: a heading, or a row. */
export type TableLine<R> = { id: string; group: RowGroup; row?: never } | { id: string; row: R; group?: never };

/** The rows as lines; groups come in the order of their first row, and rows in each in the order given. */
export function tableLines<R>(
  rows: readonly R[],
  rowId: (row: R) => string,
  groupOf: ((row: R) => RowGroup) | undefined,
): readonly TableLine<R>[] {
  const lineOf = (row: R): TableLine<R> => ({ id: rowId(row), row });
  if (groupOf === undefined) return rows.map(lineOf);
  const groups = new Map<string, { group: RowGroup; own: R[] }>();
  for (const row of rows) {
    const group = groupOf(row);
    const known = groups.get(group.id);
    if (known === undefined) groups.set(group.id, { group, own: [row] });
    else known.own.push(row);
  }
  return [...groups.values()].flatMap(({ group, own }): TableLine<R>[] => [
    { id: headingId(group), group },
    ...own.map(lineOf),
  ]);
}

/** No row is named like a heading. */
function headingId(group: Pick<RowGroup, 'id'>): string {
  return `heading:${group.id}`;
}

/** Headings can be read, not chosen. */
export function headingIds<R>(lines: readonly TableLine<R>[]): readonly string[] {
  return lines.flatMap(({ group }) => (group === undefined ? [] : [headingId(group)]));
}
