import {
  parseClockTime,
  readTime,
  type TimeFormat,
  type TimeIssue,
  typedAfter,
  typedOver,
} from 'shared-validators/clock';
import { formatTimeOfDay } from '../time/time-of-day.ts';
import type { GridColumn } from './grid-cell.ts';

/** Suffix of a time that waits for AM or PM. */
const WAITING = ' --';

/** The value of a cell for the form, and why it is not a time. */
export interface CellReading {
  /**
   * `HH:mm`, or `''` for an empty cell. Text that is not a time stays as typed; a time that waits for AM or PM is `7:00 --`, an hour that
   * waits for its minutes is `7:-- --`. The form stores it, every rule sees it, and the day's own time field shows it.
   */
  readonly value: string;
  readonly issue: TimeIssue | null;
}

/** The time format of a column. A day can end at 24:00; lunch ends one span and begins another. */
export function formatOf(column: GridColumn, use24HourClock: boolean): TimeFormat {
  return { clock: use24HourClock ? '24' : '12', bound: column === 'end' ? 'end' : 'start' };
}

/** Reads a cell's text as the day's own time fields do: nothing is guessed (docs: time-entry#time-grid). */
export function readCell(text: string, format: TimeFormat): CellReading {
  const typed = text.trim().slice(0, 40);
  if (typed === '') return { value: '', issue: null };
  const reading = readTime(typed, format);
  if (reading.ok) return { value: reading.value, issue: null };
  const { issue, hours, minutes } = reading;
  if (hours === undefined) return { value: typed, issue };
  const shown = minutes === undefined ? '--' : String(minutes).padStart(2, '0');
  const value = format.clock === '12' ? `${hours}:${shown}${WAITING}` : `${String(hours).padStart(2, '0')}:${shown}`;
  return { value, issue };
}

/** The text that a cell shows for a value of the form. */
export const cellText = (value: string, { clock }: TimeFormat): string => formatTimeOfDay(value, clock === '24');

/**
 * The text of a cell after a key: the key replaces the shown text, or is appended to it. An A or a P sets AM or PM of the shown time, as in
 * the day's own time field.
 */
export function textAfterKey(standing: string, entered: string, format: TimeFormat): string {
  const added = entered.startsWith(standing) ? entered.slice(standing.length) : '';
  if (standing !== '' && added.length === 1) return typedAfter(standing, added);
  return format.clock === '12' ? typedOver(standing, entered) : entered;
}

/** The reason why a cell's value is not a time; null for a time and for an empty cell. */
export function issueOfCell(value: string, format: TimeFormat): TimeIssue | null {
  const isBegin = value === '24:00' && format.bound === 'start';
  if (value === '' || (parseClockTime(value) !== null && !isBegin)) return null;
  if (/:--(?: --)?$/.test(value)) return 'incomplete';
  return value.endsWith(WAITING) ? 'meridiem-missing' : (readCell(value, format).issue ?? 'not-a-time');
}
