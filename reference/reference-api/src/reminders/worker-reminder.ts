const HOUR = 3_600_000;
/** The time before it is due for which a period is mentioned. */
const SOON_MS = 24 * HOUR;
/** The time afterwards. */
const LATE_MS = 14 * 24 * HOUR;

/** A period that a worker has not submitted. */
export interface OpenPeriod {
  readonly engagement: string;
  readonly start: string;
  readonly end: string;
  /** Null without a calendar. */
  readonly due: Date | null;
}

/** The day of a reminder at the client of an engagement. */
export interface WorkersDay {
  /** A holiday of the client, or a day of its weekend. */
  readonly isDayOff: boolean;
  /** A whole day of leave in this engagement. */
  readonly isLeave: boolean;
  /** The engagement was closed, was cancelled or is over. */
  readonly hasEnded: boolean;
}

/**
 * The periods of an engagement that its worker is reminded of, the longest overdue first (docs: reminders#reminder-worker). On a day off, on
 * leave and after the end of the engagement there are none.
 */
export function periodsToMention<P extends OpenPeriod>(periods: readonly P[], day: WorkersDay, now: Date): P[] {
  return day.isDayOff || day.isLeave || day.hasEnded ? [] : mentioned(periods, now);
}

/** The periods that are due within a day, or late by up to two weeks, whatever day it is. */
export function mentioned<P extends OpenPeriod>(periods: readonly P[], now: Date): P[] {
  const near = periods.filter(({ due }) => {
    const left = due === null ? Number.POSITIVE_INFINITY : due.getTime() - now.getTime();
    return left <= SOON_MS && left >= -LATE_MS;
  });
  return near.sort((one, other) => Number(one.due) - Number(other.due));
}

export const isLate = ({ due }: Pick<OpenPeriod, 'due'>, now: Date): boolean => due !== null && due < now;

/** The late periods, on any day: a weekend makes nobody punctual (docs: reminders#reminder-program). */
export const latePeriods = <P extends OpenPeriod>(periods: readonly P[], _day: WorkersDay, now: Date): P[] =>
  periods.filter((period) => isLate(period, now));
