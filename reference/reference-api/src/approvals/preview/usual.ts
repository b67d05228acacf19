/** The minutes of a timecard by weekday, Monday first; null for days without an entry. */
export type WeekMinutes = readonly (number | null)[];

/** The number of earlier approved timecards that determine the usual of an engagement. */
export const USUAL_TIMECARDS = 8;

/** The weekday of a calendar date, 0 for Monday. */
const weekdayIndex = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The median; for an even number the lower of the two middle values, which was really worked. */
export function median(minutes: readonly number[]): number | null {
  const sorted = [...minutes].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The usual minutes of each weekday. A weekday that was worked in less than half of the weeks has none. */
export function usualDays(
  weeks: readonly (readonly { readonly date: string; readonly minutes: number }[])[],
): WeekMinutes {
  return Array.from({ length: 7 }, (_, weekday) => {
    const worked = weeks.flatMap((days) =>
      days.filter(({ date, minutes }) => minutes > 0 && weekdayIndex(date) === weekday),
    );
    return worked.length * 2 >= weeks.length && worked.length > 0 ? median(worked.map(({ minutes }) => minutes)) : null;
  });
}
