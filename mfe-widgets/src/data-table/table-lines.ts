import type { ReactNode } from 'react';

/** A group of rows, such as a week or a worker. */
export interface RowGroup {
  id: string;
  heading: ReactNode;
  /** The heading as text. */
  text: string;
}

/** A line of the table: a heading or a row. */
export type TableLine<R> = { id: string; group: RowGroup; row?: never } | { id: string; row: R; group?: never };

/**
 * The rows as lines. Groups come in the order of their first row; rows in a group keep their order.
 * @param before the lines until now: that of a row that is the same object stays the same, so it is not rendered again
 */
export function tableLines<R>(
  rows: readonly R[],
  rowId: (row: R) => string,
  groupOf: ((row: R) => RowGroup) | undefined,
  before: readonly TableLine<R>[] = [],
): readonly TableLine<R>[] {
  const known = new Map(before.map((line) => [line.id, line]));
  const lineOf = (row: R): TableLine<R> => {
    const id = rowId(row);
    const line = known.get(id);
    return line !== undefined && line.row === row ? line : { id, row };
  };
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

/** The id of a heading, which no row can have. */
function headingId(group: Pick<RowGroup, 'id'>): string {
  return `heading:${group.id}`;
}

/** The ids of the headings, which cannot be selected. */
export function headingIds<R>(lines: readonly TableLine<R>[]): readonly string[] {
  return lines.flatMap(({ group }) => (group === undefined ? [] : [headingId(group)]));
}
