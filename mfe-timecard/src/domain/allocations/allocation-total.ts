import { type HourUnits, readDecimal, readHours } from 'shared-validators/amounts';
import { type RateAmounts, rateHours } from 'shared-validators/totals';
import type { AllocationForm, MultiRateForm } from '../form/timecard-form.ts';

/** Percents and units are compared in integer hundredths and billionths, never as binary fractions. */
const PERCENT_PRECISION = 2;
/** A unit of piece work is at least 1e-9 (docs: saving#least-unit). */
export const UNITS_PRECISION = 9;

/** Hours of a field; text that is not a number counts as 0 (the field itself shows the error). */
export function hoursOf(text: string, precision: number): HourUnits {
  return readHours(text, precision) ?? 0;
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

/** Percent allocated in all rows, in hundredths of a percent: 100 % is 10000. */
export function percentTotal(rows: readonly AllocationForm[]): number {
  return rows.reduce((sum, row) => sum + (readDecimal(row.percentOfDay, PERCENT_PRECISION) ?? 0), 0);
}

/** Units allocated in all rows, in billionths. */
export function allocatedUnits(rows: readonly { readonly unitsWorked: string }[]): number {
  return rows.reduce((sum, row) => sum + (readDecimal(row.unitsWorked, UNITS_PRECISION) ?? 0), 0);
}
