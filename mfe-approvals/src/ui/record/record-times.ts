import type { RecordLine } from 'shared-client/schema/records';
import { locale, wallClock } from 'shared-session';
import { dueDate } from 'shared-validators/record-approval';
import { daysUntil } from '../../domain/days-until.ts';
import { waitingTime } from '../../domain/waiting-time.ts';

/** The times of a record by the reader's clock, and their texts. */

/** The calendar date of an instant by the reader's clock. */
export const dateOf = (instant: string | Date): string => wallClock(new Date(instant), locale.getState().timeZone).date;

export interface Due {
  readonly date: string;
  /** Negative if the date is over. */
  readonly days: number;
}

/** The due date of a record, and the days left; null for a record that is not pending. */
export function dueOf(
  record: Pick<RecordLine, 'kind' | 'status' | 'startDate' | 'changes' | 'submittedAt'>,
  now: Date,
): Due | null {
  const date = dueDate(record, record.submittedAt === null ? null : dateOf(record.submittedAt));
  return date === null ? null : { date, days: daysUntil(dateOf(now), date) };
}

/** A number of days from today: `in 3 days`, `tomorrow`, `2 days ago`. */
export const formatDaysAway = (days: number): string =>
  new Intl.RelativeTimeFormat(locale.getState().tag, { numeric: 'auto' }).format(days, 'day');

/** The time that a record has waited: `3 days`, `5 hours`. */
export function formatWaiting(since: string, now: Date): string {
  const { count, unit } = waitingTime(Date.parse(since), now.getTime());
  return new Intl.NumberFormat(locale.getState().tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
