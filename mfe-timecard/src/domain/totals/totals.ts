import { type HourUnits, minutesToUnits } from 'shared-validators/amounts';
import { allocatedTotal, allocatedUnits, hoursOf } from '../allocations/allocation-total.ts';
import { takesEntries } from '../day/visible-parts.ts';
import { allocatesByDay } from '../form/blank.ts';
import { type DayForm, SPAN_TYPES, type TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
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

/** The days count includes days marked worked, Sick or Other (docs: days#period-day-count). */
function countsAsDay(day: DayForm): boolean {
  return day.daily || day.sickDay || day.dayOffType === 'Sick' || day.dayOffType === 'Other';
}

/** What a day or a period amounts to, and what its hours are made of. */
export interface PeriodTotals extends DayTotals {
  readonly regular: HourUnits;
  readonly overtime: HourUnits;
  readonly doubletime: HourUnits;
  readonly pto: HourUnits;
}

/** What one day adds to its period. Overtime is what was allocated as overtime; regular is what is left of the worked hours. */
export function dayParts(day: DayForm, rules: TimecardRules): PeriodTotals {
  const p = rules.precision;
  const parts = { ...dayTotals(day, rules), regular: 0, overtime: 0, doubletime: 0, pto: 0 };
  if (takesEntries(day, rules)) {
    parts.pto = minutesToUnits(minutesOfType(day, SPAN_TYPES.pto), p);
    for (const row of day.allocations) {
      const lines = [row, ...row.multiRates];
      parts.overtime += lines.reduce((sum, line) => sum + hoursOf(line.overtimeHours, p), 0);
      parts.doubletime += lines.reduce((sum, line) => sum + hoursOf(line.doubletimeHours, p), 0);
      if (!rules.template.showTimeEntry && rules.eligibleForPTO) parts.pto += hoursOf(row.ptoHours, p);
    }
  }
  return { ...parts, regular: regularOf(parts) };
}

/** Totals of the period from those of its days. */
export function totalOf(days: readonly PeriodTotals[]): PeriodTotals {
  const totals = { worked: 0, sick: 0, holiday: 0, days: 0, units: 0, regular: 0, overtime: 0, doubletime: 0, pto: 0 };
  for (const day of days) {
    for (const name of Object.keys(totals) as (keyof PeriodTotals)[]) totals[name] += day[name];
  }
  return { ...totals, regular: regularOf(totals) };
}

/** Totals of the period. Overtime is what was allocated as overtime; everything else that was worked is regular. */
export function periodTotals(form: Pick<TimecardForm, 'days'>, rules: TimecardRules): PeriodTotals {
  return totalOf(form.days.map((day) => dayParts(day, rules)));
}

function regularOf({ worked, overtime, doubletime, pto }: Omit<PeriodTotals, 'regular'>): HourUnits {
  return Math.max(0, worked - overtime - doubletime - pto);
}
