import type { InsightHours, WeekOfHours } from 'shared-client/schema/insights';
import type { ReportFrequency } from 'shared-client/schema/mailed-reports';
import { addDays } from '../../billing/calendar.ts';
import type { LocalTime } from '../../reminders/reminder-time.ts';

/** The day on which the newest report is due: the Monday of a week, or the first of a month. */
export const dueDayOf = (frequency: ReportFrequency, { day, monday }: Pick<LocalTime, 'day' | 'monday'>): string =>
  frequency === 'weekly' ? monday : `${day.slice(0, 8)}01`;

/** The weeks that a report is about: the last one that is over, or those that began in the month before its due day (docs: insights#insights-mail). */
export function reportedWeeks(
  frequency: ReportFrequency,
  { weeks, today }: Pick<InsightHours, 'weeks' | 'today'>,
  dueDay: string,
): readonly WeekOfHours[] {
  const month = addDays(dueDay, -1).slice(0, 7);
  if (frequency === 'monthly') return weeks.filter(({ weekStartDate }) => weekStartDate.startsWith(month));
  return weeks.filter(({ weekStartDate }) => addDays(weekStartDate, 6) < today).slice(-1);
}
