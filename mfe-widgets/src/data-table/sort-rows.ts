import type { DataColumn } from './columns.ts';

export interface Sort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Sorts the rows by a column; equal ones keep their order. Numbers in texts are compared as numbers. */
export function sortRows<R>(
  rows: readonly R[],
  columns: readonly DataColumn<R>[],
  sort: Sort | undefined,
  language: string,
): readonly R[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (sort === undefined || sortBy === undefined) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, by: sortBy(row) }))
    .sort(({ by: one }, { by: other }) => {
      const order = typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);
      return sign * order;
    })
    .map(({ row }) => row);
}
