import type { SentTimecard } from '../../billing/timecard/sent-timecard.ts';

/** A day whose minutes differ; null if the day did not exist. */
export interface ChangedMinutes {
  readonly workedDate: string;
  readonly before: number | null;
  readonly after: number | null;
}

type Days = Pick<SentTimecard['days'][number], 'workedDate' | 'minutes'>;

/** The days of a timecard that differ from its last submission, in calendar order. */
export function changedDays(before: readonly Days[], after: readonly Days[]): ChangedMinutes[] {
  const [was, is] = [minutesByDate(before), minutesByDate(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((workedDate) => {
    const day = { workedDate, before: was.get(workedDate) ?? null, after: is.get(workedDate) ?? null };
    return (day.before ?? 0) === (day.after ?? 0) ? [] : [day];
  });
}

/** Shifts of the same date are one day. */
function minutesByDate(days: readonly Days[]): Map<string, number> {
  const byDate = new Map<string, number>();
  for (const { workedDate, minutes } of days) byDate.set(workedDate, (byDate.get(workedDate) ?? 0) + minutes);
  return byDate;
}
