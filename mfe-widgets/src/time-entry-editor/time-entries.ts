import { minutesToUnits } from 'shared-validators/amounts';
import { MINUTES_PER_DAY, minutesByType, parseClockTime, spanDuration } from 'shared-validators/clock';
import type { TimeEntry, TimeEntryAction } from './time-entry.ts';

/** The source of entries from the leave system. */
export const LEAVE_SYSTEM = 'CERIDIAN';

/** The multi-rate types used by the entries, compared case-insensitively, in the engagement's spelling and order. */
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

/** Changes the type of an entry; choosing Lunch clears the paid-break flag. */
export function withType(entry: TimeEntry, timeEntrySpanType: string): TimeEntry {
  return { ...entry, timeEntrySpanType, paidBreak: timeEntrySpanType === 'Lunch' ? false : entry.paidBreak };
}

let lastKey = 0;

/**
 * Applies an action to the entries. A new entry starts where the last one ended, and is a meal after work; the user can change all of it.
 */
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
      const startTime = ended === '24:00' || parseClockTime(ended) === null ? '' : ended;
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

/**
 * Minutes of an entry; undefined while a time is missing. An end before the start crosses midnight, except for shifts with their own dates,
 * where the result is negative.
 */
export function entryMinutes({ startTime, endTime }: TimeEntry, withShifts: boolean): number | undefined {
  const minutes = spanDuration(startTime, endTime) ?? undefined;
  if (minutes === undefined || !withShifts) return minutes;
  const start = parseClockTime(startTime) ?? 0;
  return start + minutes > MINUTES_PER_DAY ? minutes - MINUTES_PER_DAY : minutes;
}

export interface DayHours {
  /** Minutes of all types except Lunch and Sick. */
  worked: number;
  /** Minutes of Labor. */
  labor: number;
  /** Minutes of the other worked types, by type. */
  others: ReadonlyMap<string, number>;
  /** 8 hours or more: no-lunch is checked. */
  checksLunch: boolean;
}

/** Lunch and Sick are excluded from worked hours; types other than Labor are counted separately (docs: time-entry#time-worked-hours). */
export function dayHours(entries: readonly TimeEntry[], withShifts: boolean): DayHours {
  const forwards = entries.filter((entry) => (entryMinutes(entry, withShifts) ?? 0) > 0);
  const others = minutesByType(
    forwards.map(({ startTime: start, endTime: end, timeEntrySpanType: type }) => ({ start, end, type })),
  );
  const labor = others.get('Labor') ?? 0;
  for (const type of ['Labor', 'Lunch', 'Sick']) others.delete(type);
  const worked = [...others.values()].reduce((sum, minutes) => sum + minutes, labor);
  return { worked, labor, others, checksLunch: worked >= 480 };
}

/** Worked hours in units of the item's hour precision. */
export function workedUnits(entries: readonly TimeEntry[], withShifts: boolean, precision: number): number {
  return minutesToUnits(dayHours(entries, withShifts).worked, precision);
}
