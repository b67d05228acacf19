import { BILLIONTHS, dayMinutes, unitsOfDay } from 'shared-validators/timecard';
import type { WorkedDay } from './worked-day.ts';

/** The content of a submitted timecard for its receipt, in minutes. */
export interface SentTimecard {
  /** The recipient. */
  readonly sentTo: string;
  readonly days: readonly {
    readonly workedDate: string;
    readonly didNotWork: boolean;
    /** Marked as worked; absent in older receipts. */
    readonly daily?: boolean;
    readonly minutes: number;
    readonly units: number;
  }[];
}

/** The content of a timecard that is submitted to somebody. */
export function sentTimecard(days: readonly WorkedDay[], sentTo: string): SentTimecard {
  return {
    sentTo,
    days: days.map((day) => ({
      workedDate: day.workedDate,
      didNotWork: day.didNotWork,
      daily: day.daily,
      minutes: dayMinutes(day, day.timeEntry.shiftNumber !== null).worked,
      units: unitsOfDay(day) / BILLIONTHS,
    })),
  };
}
