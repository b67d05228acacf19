import { type HourUnits, minutesToUnits } from 'shared-validators/amounts';
import { type DayMinutes, dayMinutes, sumOfDays } from 'shared-validators/timecard';
import { allocatedUnits } from '../allocations/allocation-total.ts';
import { takesEntries } from '../day/visible-parts.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';

/** The contribution of a day to its period: minutes, whether it counts as a day, and units of piece work in billionths. */
export interface DayAmounts {
  readonly minutes: DayMinutes;
  readonly days: number;
  readonly units: number;
}

/** The contribution of one day to its period (docs: time-entry#day-amounts). */
export function dayAmounts(day: DayForm, rules: TimecardRules): DayAmounts {
  const { allocationType, showBillingItemShift } = rules.template;
  const pieces = allocationType === 'per_unit' ? day.allocations : day.units;
  return {
    minutes: dayMinutes(workedDayOf(day, rules), showBillingItemShift),
    days: countsAsDay(day) ? 1 : 0,
    units: takesEntries(day, rules) ? allocatedUnits(pieces) : 0,
  };
}

/** The days count includes days marked worked, Sick or Other (docs: days#period-day-count). */
function countsAsDay(day: DayForm): boolean {
  return day.daily || day.sickDay || day.dayOffType === 'Sick' || day.dayOffType === 'Other';
}

/** The totals of a day or a period and the parts of its hours. Hours in units of the item's precision. */
export interface PeriodTotals extends Readonly<Record<keyof DayMinutes, HourUnits>> {
  readonly regular: HourUnits;
  readonly days: number;
  readonly units: number;
}

/**
 * The totals of the given days. Minutes are summed and rounded once, as the server does, so the totals that are shown are the totals that
 * are sent. Overtime is the time allocated as overtime; all other work is regular, so that the parts add up to the whole.
 */
export function totalOf(days: readonly DayAmounts[], precision: number): PeriodTotals {
  const minutes = sumOfDays(days.map((day) => day.minutes));
  const hours = (part: keyof DayMinutes) => minutesToUnits(minutes[part], precision);
  const [worked, overtime, doubletime, pto] = [hours('worked'), hours('overtime'), hours('doubletime'), hours('pto')];
  return {
    worked,
    regular: Math.max(0, worked - overtime - doubletime - pto),
    overtime,
    doubletime,
    pto,
    sick: hours('sick'),
    unpaid: hours('unpaid'),
    holiday: hours('holiday'),
    allocated: hours('allocated'),
    days: days.reduce((sum, day) => sum + day.days, 0),
    units: days.reduce((sum, day) => sum + day.units, 0),
  };
}

/** Totals of one day. */
export const dayTotals = (day: DayForm, rules: TimecardRules): PeriodTotals =>
  totalOf([dayAmounts(day, rules)], rules.precision);

/** Totals of the period. */
export function periodTotals(form: Pick<TimecardForm, 'days'>, rules: TimecardRules): PeriodTotals {
  return totalOf(
    form.days.map((day) => dayAmounts(day, rules)),
    rules.precision,
  );
}
