import { DateTime } from 'luxon';

/** An instant as the clock of a time zone shows it, as if it were UTC: cells have no time zone. */
export const wallClock = (instant: string, timeZone: string): Date =>
  DateTime.fromISO(instant, { zone: timeZone }).setZone('utc', { keepLocalTime: true }).toJSDate();
