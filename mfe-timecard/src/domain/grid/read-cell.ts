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

/** Ends a time that waits for AM or PM. */
const WAITING = ' --';

/** What a cell says: the value for the form, and why it is no time. */
export interface CellReading {
  /**
   * `HH:mm`, or `''` for an empty cell. What is no time stays as it was typed, a time that waits for AM or PM as `7:00 --`, an hour that
   * waits for its minutes as `7:-- --`: the form keeps it, every rule sees it, and the day's own time field takes it up.
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
  const { issue, hours, minutes } = reading;
  if (hours === undefined) return { value: typed, issue };
  const shown = minutes === undefined ? '--' : String(minutes).padStart(2, '0');
  const value = format.clock === '12' ? `${hours}:${shown}${WAITING}` : `${String(hours).padStart(2, '0')}:${shown}`;
  return { value, issue };
}

/** What a cell shows of a value of the form. */
export const cellText = (value: string, { clock }: TimeFormat): string => formatTimeOfDay(value, clock === '24');

/**
 * The text of a cell after a key: what is typed over what it shows, or one character more. An A or a P goes to the time that stands
 * there, as in the day's own time field.
 */
export function textAfterKey(standing: string, entered: string, format: TimeFormat): string {
  const added = entered.startsWith(standing) ? entered.slice(standing.length) : '';
  if (standing !== '' && added.length === 1) return typedAfter(standing, added);
  return format.clock === '12' ? typedOver(standing, entered) : entered;
}

/** Why a cell's value of the form is no time; null for a time and for an empty cell. */
export function issueOfCell(value: string, format: TimeFormat): TimeIssue | null {
  const isBegin = value === '24:00' && format.bound === 'start';
  if (value === '' || (parseClockTime(value) !== null && !isBegin)) return null;
  if (/:--(?: --)?$/.test(value)) return 'incomplete';
  return value.endsWith(WAITING) ? 'meridiem-missing' : (readCell(value, format).issue ?? 'not-a-time');
}
