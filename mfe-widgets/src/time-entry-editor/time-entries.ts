import { minutesToSteps } from '../internal/decimal/index.ts';
import { minutesOf } from '../time-input/time-of-day.ts';
import type { TimeEntry, TimeEntryAction } from './time-entry.ts';

/** The source of entries that the leave system made. */
export const LEAVE_SYSTEM = 'CERIDIAN';

/** The multi-rate types that the entries use, compared case-insensitively, in the engagement's spelling and order. */
export function usedMultiRateTypes(
  entries: readonly TimeEntry[],
  multiRateTypes: readonly string[],
): readonly string[] {
  const used = new Set(entries.map((entry) => entry.timeEntrySpanType.toLowerCase()));
  return multiRateTypes.filter((type) => used.has(type.toLowerCase()));
}

/** Externally sourced entries have disabled times and a read-only type. */
export function isExternal(entry: TimeEntry): boolean {
  return entry.source === LEAVE_SYSTEM;
}

/** An entry with another type; choosing Lunch clears the paid-break flag. */
export function withType(entry: TimeEntry, timeEntrySpanType: string): TimeEntry {
  return { ...entry, timeEntrySpanType, paidBreak: timeEntrySpanType === 'Lunch' ? false : entry.paidBreak };
}

let lastKey = 0;

/** Applies an action to the entries. A new entry starts where the last one ended, and is a meal after work; all of it can change. */
export function changeEntries(entries: readonly TimeEntry[], action: TimeEntryAction): readonly TimeEntry[] {
  switch (action.kind) {
    case 'edit':
      return entries.map((entry) => (entry.key === action.key ? changedEntry(entry, action.part) : entry));
    case 'remove':
      return entries.filter((entry) => entry.key !== action.key);
    case 'add': {
      lastKey += 1;
      const last = entries.at(-1);
      const lunched = entries.some((entry) => entry.timeEntrySpanType === 'Lunch');
      const timeEntrySpanType = last?.timeEntrySpanType === 'Labor' && !lunched ? 'Lunch' : 'Labor';
      const ended = last?.endTime ?? '';
      const startTime = ended === '24:00' || minutesOf(ended) === undefined ? '' : ended;
      const key = `new-${lastKey}`;
      return [...entries, { key, startTime, endTime: '', timeEntrySpanType, paidBreak: false, shiftName: '' }];
    }
  }
}

function changedEntry(entry: TimeEntry, part: Partial<TimeEntry>): TimeEntry {
  if (isExternal(entry)) return entry;
  const { timeEntrySpanType: type = entry.timeEntrySpanType } = part;
  return withType({ ...entry, ...part }, type);
}

/** True when the end is on the next calendar date: 22:00 to 06:00, but not 16:00 to 24:00. */
export function crossesMidnight({ startTime, endTime }: TimeEntry): boolean {
  const start = minutesOf(startTime);
  const end = minutesOf(endTime);
  return start !== undefined && end !== undefined && end !== 0 && end < start;
}

/**
 * Minutes of an entry; undefined while a time is missing. An end before the start crosses midnight, but not where shifts have
 * dates of their own: there it is negative.
 */
export function entryMinutes({ startTime, endTime }: TimeEntry, withShifts: boolean): number | undefined {
  const start = minutesOf(startTime);
  const end = endTime === '00:00' ? 1440 : minutesOf(endTime);
  if (start === undefined || end === undefined) return undefined;
  if (startTime === endTime) return 0;
  return end >= start || withShifts ? end - start : end - start + 1440;
}

export interface DayHours {
  /** Minutes of everything but Lunch and Sick. */
  worked: number;
  /** Minutes of Labor. */
  labor: number;
  /** Minutes of the other worked types, by type. */
  others: ReadonlyMap<string, number>;
  /** 8 hours or more: no-lunch is checked. */
  checksLunch: boolean;
}

/** Minutes of the lunches that lie inside an entry, 12:00-12:30 in 9:00-17:30: they were entered within it, not worked. */
function lunchWithin(entry: TimeEntry, entries: readonly TimeEntry[], withShifts: boolean): number {
  const minutes = entryMinutes(entry, withShifts) ?? 0;
  const start = minutesOf(entry.startTime) ?? 0;
  return entries.reduce((sum, lunch) => {
    const length = lunch.timeEntrySpanType === 'Lunch' ? (entryMinutes(lunch, withShifts) ?? 0) : 0;
    const after = ((minutesOf(lunch.startTime) ?? 0) - start + 1440) % 1440;
    return length > 0 && after > 0 && after + length < minutes ? sum + length : sum;
  }, 0);
}

/** Lunch and Sick are excluded from worked hours; types other than Labor are counted separately (docs: time-entry#time-worked-hours). */
export function dayHours(entries: readonly TimeEntry[], withShifts: boolean): DayHours {
  const others = new Map<string, number>();
  let labor = 0;
  for (const entry of entries) {
    const type = entry.timeEntrySpanType;
    if (type === 'Lunch' || type === 'Sick') continue;
    const minutes = Math.max(0, entryMinutes(entry, withShifts) ?? 0) - lunchWithin(entry, entries, withShifts);
    if (type === 'Labor') labor += minutes;
    else others.set(type, (others.get(type) ?? 0) + minutes);
  }
  const worked = [...others.values()].reduce((sum, minutes) => sum + minutes, labor);
  return { worked, labor, others, checksLunch: worked >= 480 };
}

/** Worked hours as steps at the item's hour precision. */
export function workedSteps(entries: readonly TimeEntry[], withShifts: boolean, precision: number): number {
  return minutesToSteps(dayHours(entries, withShifts).worked, precision);
}
