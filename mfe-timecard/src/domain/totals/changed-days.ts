import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { dayTotals, type PeriodTotals } from './totals.ts';

/** A day whose amounts changed. */
export interface ChangedDay {
  readonly day: string;
  readonly before: PeriodTotals;
  readonly now: PeriodTotals;
}

/** The days whose amounts differ between the form that was sent and the current one. */
export function changedDays(before: TimecardForm, now: TimecardForm, rules: TimecardRules): ChangedDay[] {
  const old = new Map(before.days.map((day) => [day.key, day]));
  return now.days.flatMap((day) => {
    const was = old.get(day.key);
    if (!was || was === day) return [];
    const [one, other] = [dayTotals(was, rules), dayTotals(day, rules)];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ day: day.key, before: one, now: other }];
  });
}
