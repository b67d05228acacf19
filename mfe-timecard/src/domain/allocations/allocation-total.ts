import { type HourUnits, readDecimal, readHours } from 'shared-validators/amounts';
import { type AllocatedAmounts, allocatedHours, type RateAmounts, rateHours } from 'shared-validators/totals';
import type { AllocationForm, MultiRateForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';

/** Percents and units are compared on whole hundredths and billionths, never on binary fractions. */
const PERCENT_PRECISION = 2;
/** A unit of piece work is at least 1e-9 (docs: saving#least-unit). */
export const UNITS_PRECISION = 9;

/** Hours of a field; what is not a number counts as nothing (the field itself says that it is wrong). */
export function hoursOf(text: string, precision: number): HourUnits {
  return readHours(text, precision) ?? 0;
}

/** The amounts of a row, in units of the item's precision. */
function amountsOf(row: AllocationForm, precision: number): AllocatedAmounts {
  return {
    ...rateAmountsOf(row, precision),
    pto: hoursOf(row.ptoHours, precision),
    leave: row.leave.map((line) => hoursOf(line.hours, precision)),
    multiRates: row.multiRates.map((line) => rateAmountsOf(line, precision)),
  };
}

function rateAmountsOf(line: HourFields, precision: number): RateAmounts {
  return {
    hours: hoursOf(line.hours, precision),
    regular: hoursOf(line.regularHours, precision),
    overtime: hoursOf(line.overtimeHours, precision),
    doubletime: hoursOf(line.doubletimeHours, precision),
  };
}

type HourFields = Pick<MultiRateForm, 'hours' | 'regularHours' | 'overtimeHours' | 'doubletimeHours'>;

/** A multi-rate line counts its hours, or its regular, overtime and double-time hours. */
export function multiRateTotal(line: HourFields, precision: number): HourUnits {
  return rateHours(rateAmountsOf(line, precision));
}

/** Hours placed by all rows. */
export function allocatedTotal(rows: readonly AllocationForm[], rules: TimecardRules): HourUnits {
  const type = rules.template.allocationType;
  if (type === 'none') return 0;
  const counted = { type, countsPto: rules.eligibleForPTO };
  return rows.reduce((sum, row) => sum + allocatedHours(amountsOf(row, rules.precision), counted), 0);
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
    row.leave.some((line) => hoursOf(line.hours, rules.precision) > 0) ||
    row.values.some((value) => value.value.trim() !== '' && !value.defaultValueSet)
  );
}
