import type { ErrorItem } from 'shared-client/schema/billing';
import { dailySplit, hoursOf } from 'shared-validators/timecard';
import { addDays, type Weekday, weekdayOf } from '../calendar.ts';
import { weekStart } from '../period.ts';
import type { WorkedDay } from '../worked-day.ts';
import type { Timecard } from './timecard.ts';
import { issue } from './validation-issue.ts';

interface Split {
  readonly regular: number;
  readonly overtime: number;
  readonly doubletime: number;
}

/** Regular, overtime and double-time minutes of a day's allocations, multi-rate lines included. */
function splitOf(day: WorkedDay): Split {
  let [regular, overtime, doubletime] = [0, 0, 0];
  for (const allocation of day.billingCostAllocation) {
    regular += allocation.regularMinutes ?? 0;
    overtime += allocation.overtimeMinutes ?? 0;
    doubletime += allocation.doubletimeMinutes ?? 0;
    for (const line of allocation.costAllocationMultiRates) {
      regular += line.regMinutes ?? 0;
      overtime += line.otMinutes ?? 0;
      doubletime += line.dtMinutes ?? 0;
    }
  }
  return { regular, overtime, doubletime };
}

/** Errors of a timecard against its overtime rule: by day, and of the weeks as a whole. */
export function overtimeErrors(timecard: Timecard): { byDate: Map<string, ErrorItem[]>; errors: ErrorItem[] } {
  const rule = timecard.overtimeRule;
  const byDate = new Map<string, ErrorItem[]>();
  const { allocationType } = timecard.template;
  if (!rule || (allocationType !== 'ot_hours' && allocationType !== 'ot_multi_rate')) return { byDate, errors: [] };
  const refuse = (limit: string) =>
    issue('ERR_BILLING_EDIT_OVERTIME_RULE', `The hours do not follow the overtime rule ${rule.name}: ${limit}.`, {
      value: 'overtimeRule',
      params: [rule.name, limit],
    });
  const inHours = (minutes: number) => hoursOf(minutes, timecard.precision);
  const regularByWeek = new Map<string, number>();
  const days = daysByDate(timecard.days);
  for (const [date, split] of days) {
    const found: ErrorItem[] = [];
    // What the page tells of a day, by the same limits.
    const allowed = dailySplit(split.regular + split.overtime + split.doubletime, {
      overtime: rule.daily_ot_minutes,
      doubletime: rule.daily_dt_minutes,
    });
    if (rule.daily_ot_minutes !== null && split.regular > allowed.regular)
      found.push(refuse(`more than ${inHours(rule.daily_ot_minutes)} regular hours a day`));
    if (rule.daily_dt_minutes !== null && split.doubletime < allowed.doubletime)
      found.push(refuse(`more than ${inHours(rule.daily_dt_minutes)} hours a day before double time`));
    if (rule.specific_day_ot === weekdayOf(date) && split.regular > 0)
      found.push(refuse(`${rule.specific_day_ot} is paid as overtime`));
    if (rule.specific_day_dt === weekdayOf(date) && split.regular + split.overtime > 0)
      found.push(refuse(`${rule.specific_day_dt} is paid as double time`));
    if (rule.seven_day_rule && split.regular > 0 && isSeventhDay(date, days, timecard))
      found.push(refuse('the seventh day in a row of a week is paid as overtime'));
    if (found.length > 0) byDate.set(date, found);
    const week = weekStart(date, timecard.weekFirstDay as Weekday);
    regularByWeek.set(week, (regularByWeek.get(week) ?? 0) + split.regular);
  }
  if (rule.count_holiday) {
    for (const day of timecard.days) {
      const week = weekStart(day.workedDate, timecard.weekFirstDay as Weekday);
      const holiday = day.timeEntry.holidayMinutes ?? 0;
      if (holiday > 0) regularByWeek.set(week, (regularByWeek.get(week) ?? 0) + holiday);
    }
  }
  const limit = rule.weekly_ot_minutes;
  const errors = [...regularByWeek.values()].flatMap((regular) =>
    limit !== null && regular > limit ? [refuse(`more than ${inHours(limit)} regular hours a week`)] : [],
  );
  return { byDate, errors };
}

function daysByDate(days: readonly WorkedDay[]): Map<string, Split> {
  const dates = new Map<string, Split>();
  for (const day of days) {
    const one = splitOf(day);
    const so = dates.get(day.workedDate) ?? { regular: 0, overtime: 0, doubletime: 0 };
    dates.set(day.workedDate, {
      regular: so.regular + one.regular,
      overtime: so.overtime + one.overtime,
      doubletime: so.doubletime + one.doubletime,
    });
  }
  return dates;
}

function isSeventhDay(date: string, days: ReadonlyMap<string, Split>, timecard: Timecard): boolean {
  const first = weekStart(date, timecard.weekFirstDay as Weekday);
  if (addDays(first, 6) !== date) return false;
  return Array.from({ length: 7 }, (_, index) => days.get(addDays(first, index))).every(
    (split) => split !== undefined && split.regular + split.overtime + split.doubletime > 0,
  );
}
