import { BILLIONTHS, dayMinutes, unitsOfDay } from 'shared-validators/timecard';
import type { WorkedDay } from './worked-day.ts';

/** What a receipt keeps of a submitted timecard, minutes inside. */
export interface SentTimecard {
  /** Who it goes to. */
  readonly sentTo: string;
  readonly days: readonly {
    readonly workedDate: string;
    readonly didNotWork: boolean;
    /** Marked as worked; absent in what was kept before. */
    readonly daily?: boolean;
    readonly minutes: number;
    readonly units: number;
  }[];
}

/** A timecard as it is sent to somebody. */
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
