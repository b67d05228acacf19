import { inMinutes, type WorkedDay } from 'shared-validators/timecard';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { entriesOf } from '../mapping/day-entries.ts';
import { memoizeWeak } from '../memoize-weak.ts';

/** The part of a day that would be sent, in the shape of the rules that page and server share. */
export function workedDayOf(day: DayForm, rules: TimecardRules): WorkedDay {
  return workedDaysBy(rules)(day);
}

/** Memoized by identity: days are replaced when they change, and the rules of a timecard never change. */
const workedDaysBy = memoizeWeak((rules: TimecardRules) => memoizeWeak((day: DayForm) => read(day, rules)));

function read(day: DayForm, rules: TimecardRules): WorkedDay {
  const { timeEntry, ...detail } = inMinutes(entriesOf(day, rules));
  if (timeEntry === null) throw new Error('A day is sent with its time entry.');
  const { didNotWork, daily, dayOffType, noBreakTaken } = day;
  return { ...detail, timeEntry, didNotWork, daily, dayOffType, noBreakTaken };
}
