import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFilled } from './filled-day.ts';

/** If all filled days are Did Not Work, a warning offers Cancel or Continue before saving. */
export function allFilledDaysAreDidNotWork(days: readonly DayForm[], rules: TimecardRules): boolean {
  const filled = days.filter((day) => isFilled(day, rules));
  return filled.length > 0 && filled.every((day) => day.didNotWork);
}
