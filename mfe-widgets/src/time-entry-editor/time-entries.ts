import { minutesToSteps } from '../internal/decimal/index.ts';
import { minutesOf } from '../time-input/time-of-day.ts';

/** One line of a day (document 002, section 3, "Time entry"). */
export interface TimeEntry {
  /** Key of the row; stays while the row is edited. */
  key: string;
  /** `HH:MM`, `''` for none. */
  startTime: string;
  endTime: string;
  timeEntrySpanType: string;
  paidBreak: boolean;
  shiftName: string;
  leaveType?: string | null;
  /** `CERIDIAN`: from the leave system, read-only. */
  source?: string | null;
  fullDayOff?: boolean;
}

/** What a day's types depend on. */
export interface TypeRules {
  showPaidBreak: boolean;
  eligibleForSickTime: boolean;
  perUnitTemplate: boolean;
  eligibleForPto: boolean;
  /** The engagement's multi-rate types. */
  multiRateTypes: readonly string[];
}

/** The source of entries that the leave system made. */
export const LEAVE_SYSTEM = 'CERIDIAN';

/**
 * Entry types offered: Labor and Lunch always; Paid Break if paid breaks are shown; Sick if eligible and the template is not
 * per-unit; PTO if eligible; plus the engagement's multi-rate types, each once (document 002, section 4).
 */
export function offeredTypes(rules: TypeRules): readonly string[] {
  const types = ['Labor', 'Lunch'];
  if (rules.showPaidBreak) types.push('Paid Break');
  if (rules.eligibleForSickTime && !rules.perUnitTemplate) types.push('Sick');
  if (rules.eligibleForPto) types.push('PTO');
  const known = new Set(types.map((type) => type.toLowerCase()));
  for (const type of rules.multiRateTypes) {
    if (!known.has(type.toLowerCase())) types.push(type);
    known.add(type.toLowerCase());
  }
  return types;
}

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

/** Lunch and Sick are excluded from worked hours; types other than Labor are counted separately (document 002, section 5). */
export function dayHours(entries: readonly TimeEntry[], withShifts: boolean): DayHours {
  const others = new Map<string, number>();
  let labor = 0;
  for (const entry of entries) {
    const minutes = Math.max(0, entryMinutes(entry, withShifts) ?? 0);
    const type = entry.timeEntrySpanType;
    if (type === 'Lunch' || type === 'Sick') continue;
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
