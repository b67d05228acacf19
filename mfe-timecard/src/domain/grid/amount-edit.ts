import { isWeekend } from '../day/untouched-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { amountCell, cutAmount, isAmount, leftAmount, withAmount } from './amount-cell.ts';
import type { AmountRow } from './amount-row.ts';

/** Fill: the amount of a day goes to the weekdays after it where the row is empty. */
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
  /** As it will stand there; null when it was not understood, or the day takes no such amount, and it is left alone. */
  readonly amount: string | null;
}

/** A block laid over the grid. */
export interface PastedAmounts {
  readonly cells: readonly PastedAmount[];
  /** What lies beyond the last row or day, as it came. */
  readonly beyond: readonly string[];
}

/** Reads a block copied from a spreadsheet, laid over the grid from a row and a day on; a first row without any number is a heading. */
export function readPastedAmounts(
  text: string,
  { rows, days, fromRow, fromDay, read }: PasteTarget,
  rules: TimecardRules,
): PastedAmounts {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, 401);
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim().slice(0, 40)));
  if (block.length > 1 && block[0]?.every((cell) => !/^[\d.,:]+$/.test(cell))) block.shift();
  const laid = block.flatMap((cells, down) =>
    cells.map((typed, right) => ({ typed, row: rows[fromRow + down], day: days[fromDay + right] })),
  );
  return {
    cells: laid.flatMap(({ typed, row, day }): PastedAmount[] => {
      if (!row || !day) return [];
      const isTaken = row.kind !== 'flag' && !day.readOnly && amountCell(day, row, rules) !== null;
      const kept = read?.(typed, row) ?? typed;
      const isRead = isTaken && cutAmount(typed, row) === typed && isAmount(kept, row, rules);
      return [
        { day: day.key, row, text: typed, amount: isRead ? (kept === '' ? '' : leftAmount(kept, row, rules)) : null },
      ];
    }),
    beyond: laid.flatMap(({ typed, row, day }) => (typed !== '' && !(row && day) ? [typed] : [])),
  };
}

/** Where a block is laid. */
export interface PasteTarget {
  readonly rows: readonly AmountRow[];
  readonly days: readonly DayForm[];
  readonly fromRow: number;
  readonly fromDay: number;
  /** How what came is kept, where its locale has other signs. */
  readonly read?: (text: string, row: AmountRow) => string;
}

/** Writes pasted cells that were understood. */
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

/** Rows as lines of cells, as spreadsheets and this grid paste them. */
export function amountsText(days: readonly DayForm[], rows: readonly AmountRow[], rules: TimecardRules): string {
  return rows.map((row) => days.map((day) => amountCell(day, row, rules)?.text ?? '').join('\t')).join('\n');
}
