import { allocatedTotal, allocatedUnits, hoursOf } from '../allocations/allocation-total.ts';
import { takesEntries } from '../day/visible-parts.ts';
import { allocatesByDay } from '../form/blank.ts';
import { type DayForm, SPAN_TYPES, type TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { type HourUnits, minutesToUnits } from '../hours/hour-units.ts';
import { minutesOfType, workedMinutes } from './worked-minutes.ts';

/** What a day amounts to. Hours in units of the item's precision, units of piece work in billionths. */
export interface DayTotals {
  readonly worked: HourUnits;
  readonly sick: HourUnits;
  readonly holiday: HourUnits;
  readonly days: number;
  readonly units: number;
}

/** Totals of one day. Hours come from times, else from the hours field, else from the allocations. */
export function dayTotals(day: DayForm, rules: TimecardRules): DayTotals {
  const p = rules.precision;
  const open = takesEntries(day, rules);
  const sickSpans = minutesToUnits(minutesOfType(day, SPAN_TYPES.sick), p);
  return {
    worked: open ? workedUnits(day, rules) : 0,
    sick: day.didNotWork ? 0 : hoursOf(day.sickHours, p) + sickSpans,
    holiday: day.holiday ? hoursOf(day.holidayHours, p) : 0,
    days: countsAsDay(day) ? 1 : 0,
    units: open ? allocatedUnits(rules.template.allocationType === 'per_unit' ? day.allocations : day.units) : 0,
  };
}

function workedUnits(day: DayForm, rules: TimecardRules): HourUnits {
  if (rules.template.showTimeEntry) return minutesToUnits(workedMinutes(day), rules.precision);
  const hours = rules.template.showHours ? hoursOf(day.hours, rules.precision) : 0;
  return hours > 0 || !allocatesByDay(rules.template) ? hours : allocatedTotal(day.allocations, rules);
}

/** The days count includes days marked worked, Sick or Other (document 002, section 4). */
export function countsAsDay(day: DayForm): boolean {
  return day.daily || day.sickDay || day.dayOffType === 'Sick' || day.dayOffType === 'Other';
}

/** What a period amounts to, and what its hours are made of. */
export interface PeriodTotals extends DayTotals {
  readonly regular: HourUnits;
  readonly overtime: HourUnits;
  readonly doubletime: HourUnits;
  readonly pto: HourUnits;
}

/** Totals of the period. Overtime is what was allocated as overtime; everything else that was worked is regular. */
export function periodTotals(form: Pick<TimecardForm, 'days'>, rules: TimecardRules): PeriodTotals {
  const p = rules.precision;
  const totals = { worked: 0, sick: 0, holiday: 0, days: 0, units: 0, regular: 0, overtime: 0, doubletime: 0, pto: 0 };
  for (const day of form.days) {
    const one = dayTotals(day, rules);
    totals.worked += one.worked;
    totals.sick += one.sick;
    totals.holiday += one.holiday;
    totals.days += one.days;
    totals.units += one.units;
    if (!takesEntries(day, rules)) continue;
    totals.pto += minutesToUnits(minutesOfType(day, SPAN_TYPES.pto), p);
    for (const row of day.allocations) {
      const lines = [row, ...row.multiRates];
      totals.overtime += lines.reduce((sum, line) => sum + hoursOf(line.overtimeHours, p), 0);
      totals.doubletime += lines.reduce((sum, line) => sum + hoursOf(line.doubletimeHours, p), 0);
      if (!rules.template.showTimeEntry && rules.eligibleForPTO) totals.pto += hoursOf(row.ptoHours, p);
    }
  }
  totals.regular = Math.max(0, totals.worked - totals.overtime - totals.doubletime - totals.pto);
  return totals;
}
