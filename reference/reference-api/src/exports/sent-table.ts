import type { FileTable } from 'shared-client/schema/exports';
import type { Table } from './table.ts';

/** The most characters that a column is wide. */
const WIDEST = 60;

/** Characters that no file's name has in some system. */
const NOT_IN_NAMES = /[\p{Cc}\s/\\:*?"<>|]+/gu;

/** A table that was sent, as it is written (docs: exports#export-tables). Columns are as wide as their longest cell. */
export function sentTable({ title, columns, rows }: FileTable, reader: Pick<Table, 'locale' | 'timeZone'>): Table {
  async function* pages() {
    yield rows;
  }
  return {
    title,
    columns: columns.map((column, at) => ({
      ...column,
      width: Math.min(WIDEST, Math.max(8, ...rows.map((row) => `${row[at] ?? ''}`.length))),
    })),
    pages: pages(),
    ...reader,
  };
}

/** A title as a part of a file's name, at most 100 characters of it. */
export const inFileName = (title: string): string =>
  [...title.replace(NOT_IN_NAMES, ' ')].slice(0, 100).join('').trim();

/** What is wrong with a table's cells, as `rows[0][1]: …`; undefined if nothing is. A row has a cell for each column, of its kind. */
export function wrongCell({
  columns,
  rows,
}: FileTable): { readonly field: string; readonly problem: string } | undefined {
  for (const [at, row] of rows.entries()) {
    if (row.length !== columns.length) return { field: `rows[${at}]`, problem: `must have ${columns.length} cells.` };
    for (const [place, { kind }] of columns.entries()) {
      const value = row[place] ?? null;
      const isRight =
        value === null ||
        (kind === 'text' && typeof value === 'string') ||
        (kind === 'date' && typeof value === 'string' && isDate(value)) ||
        ((kind === 'whole' || kind === 'decimal') && typeof value === 'number');
      if (!isRight)
        return {
          field: `rows[${at}][${place}]`,
          problem: `must be a ${kind === 'text' || kind === 'date' ? kind : 'number'}.`,
        };
    }
  }
  return undefined;
}

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};
