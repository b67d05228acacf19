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
 * laid over the grid from a day and a column on. Rows beyond the last day and cells beyond the last column are left out. Two
 * columns laid on Start are start and end; a first row without any time is a heading, and left out.
 */
export function readPastedBlock(
  text: string,
  days: readonly string[],
  fromDay: number,
  fromColumn: GridColumn,
): PastedCell[] {
  const first = GRID_COLUMNS.indexOf(fromColumn);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, 401);
  const block = lines.map((line) => (line.includes('\t') ? line.split('\t') : line.split(/[;,]/)));
  if (block.length > 1 && isHeading(block[0] ?? [])) block.shift();
  const two = fromColumn === 'start' && Math.max(...block.map((cells) => cells.length)) === 2;
  const columns = two ? (['start', 'end'] as const) : GRID_COLUMNS.slice(first);
  return block.slice(0, 400).flatMap((cells, row) => {
    const day = days[fromDay + row];
    if (day === undefined) return [];
    return cells.flatMap((cell, index): PastedCell[] => {
      const column = columns[index];
      if (!column) return [];
      const typed = cell.trim().slice(0, 40);
      return [{ day, column, text: typed, time: typed === '' ? '' : readTypedTime(typed) }];
    });
  });
}

/** A row of words and no time. */
function isHeading(cells: readonly string[]): boolean {
  const typed = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return typed.length > 1 && typed.every((cell) => readTypedTime(cell) === null);
}
