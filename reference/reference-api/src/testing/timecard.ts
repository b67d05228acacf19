import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import type { Timecard } from '../billing/rules/timecard.ts';
import { blankDay, type WorkedDay } from '../billing/timecard/worked-day.ts';
import { plainSettings } from '../sample-data/engagements/engagement-settings.ts';

/** The Monday of the week in the rule tests. */
export const MONDAY = '2026-11-16';

export const templateNo = (id: number): TimecardTemplate => TIMECARD_TEMPLATES[id] as TimecardTemplate;

/** A day of the test week with some values; `entry` goes into its time entry. */
export function day(change: Partial<WorkedDay> = {}, entry: Partial<WorkedDay['timeEntry']> = {}): WorkedDay {
  const blank = blankDay(change.workedDate ?? MONDAY);
  return { ...blank, ...change, timeEntry: { ...blank.timeEntry, ...entry } };
}

/** A timecard of the test week on a plain engagement. */
export function timecard(change: Partial<Timecard> & { readonly days: readonly WorkedDay[] }): Timecard {
  return {
    template: templateNo(0),
    settings: plainSettings,
    precision: 2,
    workDayStart: 0,
    weekFirstDay: 'Monday',
    workedDates: Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`),
    overtimeRule: null,
    allocations: [],
    others: [],
    accruedPto: null,
    reservedPto: 0,
    leave: [],
    bypassLeaveValidation: false,
    stored: [],
    ...change,
  };
}

/** The tokens of error items, for short expectations. */
export const tokens = (errors: readonly { readonly errorToken: string | null }[]): (string | null)[] =>
  errors.map((error) => error.errorToken);
