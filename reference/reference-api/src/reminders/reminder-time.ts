import { DateTime } from 'luxon';
import { addDays } from '../billing/calendar.ts';

/** The hours of the day at which people are reminded. One that they choose is among them. */
export const FIRST_HOUR = 7;
export const LAST_HOUR = 20;

/** The time of a zone: its day, its hour, and the Monday of its week. */
export interface LocalTime {
  readonly zone: string;
  readonly day: string;
  readonly hour: number;
  readonly monday: string;
}

/** The time of a zone if people are reminded there now (docs: reminders#reminder-time); undefined at night, and for an unknown zone. */
export function daytimeIn(zone: string, now: Date): LocalTime | undefined {
  const local = DateTime.fromJSDate(now, { zone });
  if (!local.isValid || local.hour < FIRST_HOUR || local.hour > LAST_HOUR) return undefined;
  return { zone, day: local.toISODate(), hour: local.hour, monday: local.startOf('week').toISODate() };
}

/** The milliseconds until people are reminded in a zone; 0 by day, and for an unknown zone. */
export function untilDaytime(zone: string, now: Date): number {
  const local = DateTime.fromJSDate(now, { zone });
  if (!local.isValid || daytimeIn(zone, now)) return 0;
  const morning = local.startOf('day').set({ hour: FIRST_HOUR });
  return Number(local < morning ? morning : morning.plus({ days: 1 })) - now.getTime();
}

/** A day further ahead than another zone can be was noted by a wrong clock, and holds nothing back. */
const isAhead = (noted: string, day: string, days: number): boolean => noted > addDays(day, days);

/** Whether it is time for somebody who chose an hour, and was last considered on a day (docs: reminders#reminder-once). */
export const isTime = (at: Pick<LocalTime, 'day' | 'hour'>, chosenHour: number, consideredOn: string | null): boolean =>
  at.hour >= chosenHour && (consideredOn === null || consideredOn < at.day || isAhead(consideredOn, at.day, 1));

/** Whether a digest goes out (docs: reminders#reminder-digest): on a working day; a weekly one on the first of its week. */
export function isDigestDay(
  frequency: 'daily' | 'weekly',
  { monday, isDayOff, consideredWeek }: { monday: string; isDayOff: boolean; consideredWeek: string | null },
): boolean {
  if (isDayOff) return false;
  return (
    frequency === 'daily' || consideredWeek === null || consideredWeek < monday || isAhead(consideredWeek, monday, 7)
  );
}
