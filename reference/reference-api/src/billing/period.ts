import type { WorkPeriodTable } from '../engagements/tables.ts';
import { addDays, datesBetween, daysBetween, type Weekday, weekdayOf } from './calendar.ts';

/** First and last day of a timecard. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

type PeriodKind = Pick<WorkPeriodTable, 'type' | 'day_of_week'>;

/** A Monday as the start for counting the weeks of biweekly periods. */
const BIWEEKLY_ANCHOR = '2024-01-01';

/** The period that contains a date. */
export function periodOf(kind: PeriodKind, date: string): Period {
  if (kind.type === 'Monthly') return { start: `${date.slice(0, 8)}01`, end: lastOfMonth(date) };
  if (kind.type === 'Semimonthly') {
    const isFirstHalf = Number(date.slice(8)) <= 15;
    return isFirstHalf
      ? { start: `${date.slice(0, 8)}01`, end: `${date.slice(0, 8)}15` }
      : { start: `${date.slice(0, 8)}16`, end: lastOfMonth(date) };
  }
  const week = weekStart(date, kind.day_of_week as Weekday);
  if (kind.type === 'Weekly') return { start: week, end: addDays(week, 6) };
  const anchor = weekStart(BIWEEKLY_ANCHOR, kind.day_of_week as Weekday);
  const isSecondWeek = Math.abs(daysBetween(anchor, week) / 7) % 2 === 1;
  const start = isSecondWeek ? addDays(week, -7) : week;
  return { start, end: addDays(start, 13) };
}

/** The first day of the work week that contains a date. */
export function weekStart(date: string, firstWeekday: Weekday): string {
  let start = date;
  while (weekdayOf(start) !== firstWeekday) start = addDays(start, -1);
  return start;
}

/** The period before. */
export const periodBefore = (kind: PeriodKind, period: Period): Period => periodOf(kind, addDays(period.start, -1));

/** Days of the period within the engagement. */
export function workedDatesOf(period: Period, engagement: { start_date: string; end_date: string | null }): string[] {
  return datesBetween(period.start, period.end).filter(
    (date) => date >= engagement.start_date && (engagement.end_date === null || date <= engagement.end_date),
  );
}

function lastOfMonth(date: string): string {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
