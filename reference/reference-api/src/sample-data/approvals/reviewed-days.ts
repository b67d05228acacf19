import { blankDay, type WorkedDay } from '../../billing/timecard/worked-day.ts';
import { span } from '../billing/billing-days.ts';
import type { ReviewedWeek } from './approval-weeks.ts';

/** The days of a week with hours: two spans around a meal, or one span if there was none. */
export function daysOf(dates: readonly string[], { days, noMeal = [], notes = {} }: ReviewedWeek['week']): WorkedDay[] {
  return dates.flatMap((date, weekday) => {
    const hours = days[weekday] ?? 0;
    if (hours === 0) return [];
    const missed = noMeal.includes(weekday);
    const day = blankDay(date);
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const [start, length] = [8 * 60, hours * 60];
    return [
      {
        ...day,
        noBreakTaken: missed,
        timeEntrySpanDtos: missed
          ? [span(date, clock(start), clock(start + length))]
          : [
              span(date, clock(start), clock(start + 240)),
              span(date, clock(start + 240), clock(start + 270), 'Lunch'),
              span(date, clock(start + 270), clock(start + 30 + length)),
            ].slice(0, length > 240 ? 3 : 1),
        timeEntry: {
          ...day.timeEntry,
          noBreakTaken: missed,
          mealBreakMissedType: missed ? ('Voluntary' as const) : null,
          notes: notes[weekday] ?? null,
        },
      },
    ];
  });
}
