import { parseClockTime, readTime, type TimeFormat, type TimeIssue } from 'shared-validators/clock';
import { formatTimeOfDay } from '../time/time-of-day.ts';
import type { GridColumn } from './grid-cell.ts';

/** Ends a time that waits for AM or PM. */
const WAITING = ' --';

/** What a cell says: the value for the form, and why it is no time. */
export interface CellReading {
  /**
   * `HH:mm`, or `''` for an empty cell. What is no time stays as it was typed, and a time that waits for AM or PM as `7:00 --`: the
   * form keeps it, every rule sees it, and the day's own time field takes it up.
   */
  readonly value: string;
  readonly issue: TimeIssue | null;
}

/** How a column's times are read. A day can end at 24:00; lunch ends one span and begins another. */
export function formatOf(column: GridColumn, use24HourClock: boolean): TimeFormat {
  return { clock: use24HourClock ? '24' : '12', bound: column === 'end' ? 'end' : 'start' };
}

/** Reads what was typed into a cell as the day's own time fields read it: nothing is guessed (docs: time-entry#time-grid). */
export function readCell(text: string, format: TimeFormat): CellReading {
  const typed = text.trim().slice(0, 40);
  if (typed === '') return { value: '', issue: null };
  const reading = readTime(typed, format);
  if (reading.ok) return { value: reading.value, issue: null };
  const { issue, hours, minutes = 0 } = reading;
  return { value: hours === undefined ? typed : `${hours}:${String(minutes).padStart(2, '0')}${WAITING}`, issue };
}

/**
 * What stands in a cell once something was typed over its value: an A or a P goes to the time that waits for it, or changes the half of
 * the day of the time that stands there, as in the day's own time field.
 */
export function typedOver(value: string, typed: string, format: TimeFormat): string {
  if (!/^\s?[ap]m?$/i.test(typed)) return typed;
  if (value.endsWith(WAITING)) return value.replace(WAITING, ` ${typed.trim()}`);
  const isTime = format.clock === '12' && issueOfCell(value, format) === null;
  const standing = isTime ? /^(.+) [AP]M$/.exec(formatTimeOfDay(value, false)) : null;
  return standing ? `${standing[1]} ${typed.trim()}` : typed;
}

/** Why a cell's value of the form is no time; null for a time and for an empty cell. */
export function issueOfCell(value: string, format: TimeFormat): TimeIssue | null {
  const isBegin = value === '24:00' && format.bound === 'start';
  if (value === '' || (parseClockTime(value) !== null && !isBegin)) return null;
  return value.endsWith(WAITING) ? 'meridiem-missing' : (readCell(value, format).issue ?? 'not-a-time');
}
