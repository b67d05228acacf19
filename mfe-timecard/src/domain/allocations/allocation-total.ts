import type { AllocationForm, MultiRateForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { readDecimal, readHours } from '../hours/decimal-text.ts';
import type { HourUnits } from '../hours/hour-units.ts';

/** Percents and units are compared on whole hundredths and billionths, never on binary fractions. */
const PERCENT_PRECISION = 2;
/** A unit of piece work is at least 1e-9 (docs: saving#least-unit). */
export const UNITS_PRECISION = 9;

/** Hours of a field; what is not a number counts as nothing (the field itself says that it is wrong). */
export function hoursOf(text: string, precision: number): HourUnits {
  return readHours(text, precision) ?? 0;
}

/** Regular + overtime + double-time + PTO + leave hours of one row; PTO counts only if the worker is eligible. */
function overtimeRowTotal(row: AllocationForm, rules: TimecardRules): HourUnits {
  const p = rules.precision;
  const pto = rules.eligibleForPTO ? hoursOf(row.ptoHours, p) : 0;
  return (
    hoursOf(row.regularHours, p) +
    hoursOf(row.overtimeHours, p) +
    hoursOf(row.doubletimeHours, p) +
    pto +
    leaveTotal(row, p)
  );
}

/** Leave hours of one row. */
function leaveTotal(row: AllocationForm, precision: number): HourUnits {
  return row.leave.reduce((sum, line) => sum + hoursOf(line.hours, precision), 0);
}

/** A multi-rate line counts its hours, or its regular, overtime and double-time hours. */
export function multiRateTotal(line: MultiRateForm, precision: number): HourUnits {
  const split =
    hoursOf(line.regularHours, precision) +
    hoursOf(line.overtimeHours, precision) +
    hoursOf(line.doubletimeHours, precision);
  return split > 0 ? split : hoursOf(line.hours, precision);
}

/** The hours one allocation row places, whatever its type. */
function allocatedHours(row: AllocationForm, rules: TimecardRules): HourUnits {
  const p = rules.precision;
  const rates = row.multiRates.reduce((sum, line) => sum + multiRateTotal(line, p), 0);
  switch (rules.template.allocationType) {
    case 'hours':
      return hoursOf(row.hours, p) + leaveTotal(row, p);
    case 'ot_hours':
      return overtimeRowTotal(row, rules);
    case 'multi_rate':
      return rates + leaveTotal(row, p);
    case 'ot_multi_rate':
      return overtimeRowTotal(row, rules) + rates;
    default:
      return 0;
  }
}

/** Hours placed by all rows. */
export function allocatedTotal(rows: readonly AllocationForm[], rules: TimecardRules): HourUnits {
  return rows.reduce((sum, row) => sum + allocatedHours(row, rules), 0);
}

/** Percent placed by all rows, in hundredths of a percent: 100 % is 10000. */
export function percentTotal(rows: readonly AllocationForm[]): number {
  return rows.reduce((sum, row) => sum + (readDecimal(row.percentOfDay, PERCENT_PRECISION) ?? 0), 0);
}

/** Units placed by all rows, in billionths. */
export function allocatedUnits(rows: readonly { readonly unitsWorked: string }[]): number {
  return rows.reduce((sum, row) => sum + (readDecimal(row.unitsWorked, UNITS_PRECISION) ?? 0), 0);
}

/** Whether anything but zero stands in a row: an amount, or a custom-field value that is not a default. */
export function isNonZeroAllocation(row: AllocationForm, rules: TimecardRules): boolean {
  const amounts = [row.hours, row.regularHours, row.overtimeHours, row.doubletimeHours, row.ptoHours, row.percentOfDay];
  return (
    amounts.some((text) => readHours(text, rules.precision) !== 0) ||
    readDecimal(row.unitsWorked || '0', UNITS_PRECISION) !== 0 ||
    row.multiRates.some((line) => multiRateTotal(line, rules.precision) > 0) ||
    leaveTotal(row, rules.precision) > 0 ||
    row.values.some((value) => value.value.trim() !== '' && !value.defaultValueSet)
  );
}
