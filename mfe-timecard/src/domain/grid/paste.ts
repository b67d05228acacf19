import { GRID_COLUMNS, type GridColumn, readTypedTime } from './grid-cell.ts';

/** One pasted cell: what came and what was understood. */
export interface PastedCell {
  readonly day: string;
  readonly column: GridColumn;
  readonly text: string;
  /** `HH:mm`, empty for an empty cell, `null` when it was not understood and is left alone. */
  readonly time: string | null;
}

/**
 * Reads a block copied from a spreadsheet: rows by line break, cells by tab (or by comma or semicolon where no tab is),
 * laid over the grid from a day and a column on. Rows beyond the last day and cells beyond the last column are left out.
 */
export function readPastedBlock(
  text: string,
  days: readonly string[],
  fromDay: number,
  fromColumn: GridColumn,
): PastedCell[] {
  const first = GRID_COLUMNS.indexOf(fromColumn);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, 400);
  return lines.flatMap((line, row) => {
    const day = days[fromDay + row];
    if (day === undefined) return [];
    const cells = line.includes('\t') ? line.split('\t') : line.split(/[;,]/);
    return cells.flatMap((cell, index): PastedCell[] => {
      const column = GRID_COLUMNS[first + index];
      if (!column) return [];
      const typed = cell.trim().slice(0, 40);
      return [{ day, column, text: typed, time: typed === '' ? '' : readTypedTime(typed) }];
    });
  });
}
