import { minutesByType } from 'shared-validators/clock';
import { type DayForm, SPAN_TYPES } from '../form/timecard-form.ts';

/** Worked minutes of a day: every span but Lunch and Sick (docs: time-entry#time-worked-hours). Incomplete spans count nothing. */
export function workedMinutes(day: Pick<DayForm, 'spans'>): number {
  const byType = minutesByType(day.spans);
  byType.delete(SPAN_TYPES.lunch);
  byType.delete(SPAN_TYPES.sick);
  return [...byType.values()].reduce((sum, minutes) => sum + minutes, 0);
}

/** Minutes of one span type, compared case-insensitively. */
export function minutesOfType(day: Pick<DayForm, 'spans'>, type: string): number {
  const wanted = type.toLowerCase();
  return [...minutesByType(day.spans)].reduce(
    (sum, [name, minutes]) => (name.toLowerCase() === wanted ? sum + minutes : sum),
    0,
  );
}
