import { readTime, type TimeIssue } from 'shared-validators/clock';
import { GRID_COLUMNS, type GridColumn } from './grid-cell.ts';
import { formatOf, readCell } from './read-cell.ts';

/** One pasted cell: its text and how it was understood. */
export interface PastedCell {
  readonly day: string;
  readonly column: GridColumn;
  readonly text: string;
  /** `HH:mm`, empty for an empty cell, `null` if it was not understood or the day takes no times, in which case the cell is skipped. */
  readonly time: string | null;
  readonly issue: TimeIssue | null;
}

/** A pasted block placed on the grid. */
export interface PastedBlock {
  readonly cells: readonly PastedCell[];
  /** Cells below the last day or right of the last column, as pasted. */
  readonly beyond: readonly string[];
  /** A first row that is taken for headings and left out, as pasted. */
  readonly heading: readonly string[];
}

/** The place of a block, and the clock of the person who pastes. */
export interface PasteTarget {
  readonly days: readonly string[];
  readonly fromDay: number;
  readonly fromColumn: GridColumn;
  readonly use24HourClock: boolean;
  /** Whether a day takes times in the grid; by default every day does. */
  readonly takes?: (day: string) => boolean;
}

/**
 * Reads a block copied from a spreadsheet and places it on the grid from a day and a column on. Line breaks separate rows; tabs (or commas
 * or semicolons if there is no tab) separate cells. Two columns placed on Start are start and end. A first row of words is a heading: it is
 * left out and named. A block that has 17:30 and never AM or PM is read on a 24-hour clock, regardless of the reader's own, except for bare
 * hours: `1` after lunch is rarely the night.
 */
export function readPastedBlock(text: string, target: PasteTarget): PastedBlock {
  const { days, fromDay, fromColumn, use24HourClock, takes } = target;
  const first = GRID_COLUMNS.indexOf(fromColumn);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, 401);
  const block = lines.map((line) =>
    (line.includes('\t') ? line.split('\t') : line.split(/[;,]/)).map((cell) => cell.trim().slice(0, 40)),
  );
  const heading = block.length > 1 && isHeading(block[0] ?? []) ? (block.shift() ?? []) : [];
  const two = fromColumn === 'start' && Math.max(...block.map((cells) => cells.length)) === 2;
  const columns = two ? (['start', 'end'] as const) : GRID_COLUMNS.slice(first);
  const on24 = use24HourClock || isWrittenIn24Hours(block.flat());
  const laid = block
    .slice(0, 400)
    .flatMap((cells, row) =>
      cells.map((typed, index) => ({ typed, day: days[fromDay + row], column: columns[index] })),
    );
  return {
    cells: laid.flatMap(({ typed, day, column }): PastedCell[] => {
      if (day === undefined || column === undefined) return [];
      const { value, issue } = readCell(typed, formatOf(column, /^\d{1,2}$/.test(typed) ? use24HourClock : on24));
      const isLeftAlone = issue !== null || (value !== '' && takes?.(day) === false);
      return [{ day, column, text: typed, time: isLeftAlone ? null : value, issue }];
    }),
    beyond: laid.flatMap(({ typed, day, column }) => (typed !== '' && !(day && column) ? [typed] : [])),
    heading: heading.filter((cell) => cell !== ''),
  };
}

const on24HourClock = { clock: '24', bound: 'end' } as const;

/** Whether a row consists of words. A cell that begins with a digit was meant as a time, valid or not. */
function isHeading(cells: readonly string[]): boolean {
  const typed = cells.filter((cell) => cell !== '');
  return typed.length > 1 && typed.every((cell) => !/^\p{Nd}/u.test(cell) && !readTime(cell, on24HourClock).ok);
}

/** Characters that no 24-hour time contains: the AM or PM of any language. */
const HALF_OF_THE_DAY = /[^\p{Nd}\s:.,h]/iu;

/**
 * Whether a time has a leading zero or an hour that no 12-hour clock shows, and no time says AM or PM. Cells that are not times are
 * ignored.
 */
function isWrittenIn24Hours(cells: readonly string[]): boolean {
  const times = cells.map((cell) => cell.normalize('NFKC')).filter((cell) => readTime(cell, on24HourClock).ok);
  return (
    times.some((time) => /^(0\d|1[3-9]|2[0-4])[:.h]?\d{2}$/.test(time)) &&
    !times.some((time) => HALF_OF_THE_DAY.test(time))
  );
}
