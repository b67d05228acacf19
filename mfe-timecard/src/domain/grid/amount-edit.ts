import { isWeekend } from '../day/untouched-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { amountCell, cutAmount, isAmount, leftAmount, withAmount } from './amount-cell.ts';
import type { AmountRow } from './amount-row.ts';

/** Fill: copies a day's amount to the later weekdays on which the row is empty. */
export function fillAfter(days: readonly DayForm[], row: AmountRow, from: number, rules: TimecardRules): DayForm[] {
  const source = days[from];
  const text = source ? amountCell(source, row, rules)?.text : undefined;
  if (!text) return [...days];
  return days.map((day, index) => {
    if (index <= from || isWeekend(day.workedDate) || day.didNotWork || day.holiday) return day;
    return amountCell(day, row, rules)?.text === '' ? withAmount(day, row, text, rules) : day;
  });
}

/** A pasted cell. */
export interface PastedAmount {
  readonly day: string;
  readonly row: AmountRow;
  readonly text: string;
  /** The text to be stored; null if it was not understood or the day takes no such amount, in which case the cell is skipped. */
  readonly amount: string | null;
}

/** A pasted block placed on the grid. */
export interface PastedAmounts {
  readonly cells: readonly PastedAmount[];
  /** Cells beyond the last row or day, as pasted. */
  readonly beyond: readonly string[];
  /** A first row that is taken for headings and left out, as pasted. */
  readonly heading: readonly string[];
}

/**
 * Reads a block copied from a spreadsheet and places it on the grid from a row and a day on. A first row without an amount (words, or the
 * dates of the days) is a heading: it is left out and named. Each day is read from the top with the earlier cells applied, because a flag
 * in the block may decide which amounts the day takes.
 */
export function readPastedAmounts(
  text: string,
  { rows, days, fromRow, fromDay, read }: PasteTarget,
  rules: TimecardRules,
): PastedAmounts {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, 401);
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim().slice(0, 40)));
  const marks = rows[fromRow]?.kind === 'flag';
  // An amount in the digits of any script, perhaps with its unit, whether or not the row takes it.
  const says = (cell: string) => /^[-+]?[\p{Nd}.,:٫٬]+\s*\p{L}?$/u.test(cell) || (marks && readFlag(cell) !== null);
  const [first = []] = block;
  const typedFirst = first.filter((cell) => cell !== '');
  const heading = block.length > 1 && !typedFirst.some(says) ? typedFirst : [];
  if (heading.length > 0) block.shift();
  const laid = block.flatMap((cells, down) =>
    cells.map((typed, right) => ({ typed, row: rows[fromRow + down], column: fromDay + right })),
  );
  const now = [...days];
  return {
    cells: laid.flatMap(({ typed, row, column }): PastedAmount[] => {
      const day = now[column];
      if (!row || !day) return [];
      const amount = pastedAmount(typed, day, row, read?.(typed, row) ?? typed, rules);
      if (amount !== null) now[column] = withAmount(day, row, amount, rules);
      return [{ day: day.key, row, text: typed, amount }];
    }),
    beyond: laid.flatMap(({ typed, row, column }) => (typed !== '' && !(row && days[column]) ? [typed] : [])),
    heading,
  };
}

/** The text that a pasted cell gives a day; null if it is no such amount or the day takes none. `kept` normalizes the text. */
function pastedAmount(typed: string, day: DayForm, row: AmountRow, kept: string, rules: TimecardRules): string | null {
  if (day.readOnly || amountCell(day, row, rules) === null) return null;
  if (row.kind === 'flag') return readFlag(kept);
  if (cutAmount(typed, row) !== typed || !isAmount(kept, row, rules)) return null;
  return kept === '' ? '' : leftAmount(kept, row, rules);
}

const MARKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['1', 'x', 'yes', 'y', 'true', '✓', '✔', '☑'].map((mark) => [mark, 'yes'])),
  ...Object.fromEntries(['', '0', 'no', 'n', 'false', '-', '–', '☐'].map((mark) => [mark, ''])),
};

/** A spreadsheet's flag as a cell stores it; null for anything else. */
const readFlag = (text: string): string | null => MARKS[text.toLowerCase()] ?? null;

/** The place of a block. */
export interface PasteTarget {
  readonly rows: readonly AmountRow[];
  readonly days: readonly DayForm[];
  readonly fromRow: number;
  readonly fromDay: number;
  /** Normalizes pasted text from the locale's notation. */
  readonly read?: (text: string, row: AmountRow) => string;
}

/** Writes the pasted cells that were understood. */
export function writeAmounts(
  days: readonly DayForm[],
  cells: readonly PastedAmount[],
  rules: TimecardRules,
): DayForm[] {
  return days.map((day) =>
    cells.reduce(
      (next, { day: key, row, amount }) =>
        key === day.key && amount !== null ? withAmount(next, row, amount, rules) : next,
      day,
    ),
  );
}

/** Rows as lines of cells, in the format that spreadsheets and this grid paste. A flag is `1`, which works in every language. */
export function amountsText(days: readonly DayForm[], rows: readonly AmountRow[], rules: TimecardRules): string {
  const textOf = (day: DayForm, row: AmountRow) => {
    const text = amountCell(day, row, rules)?.text ?? '';
    return row.kind === 'flag' && text !== '' ? '1' : text;
  };
  return rows.map((row) => days.map((day) => textOf(day, row)).join('\t')).join('\n');
}
