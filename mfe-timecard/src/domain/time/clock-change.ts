import { DateTime } from 'luxon';
import { MINUTES_PER_DAY, placeSpans } from 'shared-validators/clock';
import { addDays } from './calendar-day.ts';

/** 25 for the long day of a clock change, 23 for the short one, `null` for every other day. */
export function clockChangeHours(date: string, zone: string): number | null {
  const minutes = minutesOfDay(date, zone);
  return minutes === MINUTES_PER_DAY ? null : minutes / 60;
}

/** A clock change that may affect a day's times: in the day itself, or in the night that its spans extend into. */
export interface ClockChange {
  readonly hours: number;
  readonly isOfNight: boolean;
}

/** The clock change of a day, or of the next one if a span of this day ends in it. */
export function clockChangeOf(
  { workedDate, spans }: { readonly workedDate: string; readonly spans: readonly { start: string; end: string }[] },
  zone: string,
  workPeriodStart: string,
): ClockChange | null {
  const hours = clockChangeHours(workedDate, zone);
  if (hours !== null) return { hours, isOfNight: false };
  const next = clockChangeHours(addDays(workedDate, 1), zone);
  if (next === null) return null;
  const runsOn = placeSpans(spans, workPeriodStart).some((span) => span !== null && span.until > MINUTES_PER_DAY);
  return runsOn ? { hours: next, isOfNight: true } : null;
}

/**
 * Length of a calendar day in the client's time zone, in minutes: 1380 or 1500 on a night of a clock change, else 1440.
 * Spans stay wall-clock times; the day only shows a chip so that its length is no surprise.
 */
function minutesOfDay(date: string, zone: string): number {
  const start = DateTime.fromISO(date, { zone });
  const minutes = firstMoment(start.plus({ days: 1 })).diff(firstMoment(start), 'minutes').minutes;
  return Number.isFinite(minutes) ? minutes : MINUTES_PER_DAY;
}

/** The first moment of a day. If its clock shows midnight twice, both hours belong to the date. */
const firstMoment = (day: DateTime): DateTime => {
  const start = day.startOf('day');
  return (start.isValid && DateTime.min(...start.getPossibleOffsets())) || start;
};
