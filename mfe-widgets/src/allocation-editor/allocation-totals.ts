import { readDecimal, readHours } from 'shared-validators/amounts';
import { type AllocationType, allocatedHours, type RateAmounts } from 'shared-validators/totals';
import type { AllocationRow, MultiRateLine } from './allocation-row.ts';

/** Sums of a day's allocations: hours as steps at the hour precision, percent and units at 2 decimals. */
export interface AllocationTotals {
  hours: number;
  regular: number;
  overtime: number;
  doubletime: number;
  percent: number;
  units: number;
}

/**
 * Sums up the rows (docs: allocations#allocation-total-hours). Unreadable text counts as 0.
 * @param countsPto whether the worker is eligible for PTO, whose hours count only then
 */
export function allocationTotals(
  rows: readonly AllocationRow[],
  type: AllocationType,
  precision: number,
  countsPto = true,
): AllocationTotals {
  const totals: AllocationTotals = { hours: 0, regular: 0, overtime: 0, doubletime: 0, percent: 0, units: 0 };
  const hours = (text: string): number => readHours(text, precision) ?? 0;
  for (const row of rows) {
    const split = {
      hours: hours(row.hours),
      regular: hours(row.regularHours),
      overtime: hours(row.overtimeHours),
      doubletime: hours(row.doubletimeHours),
    };
    const amounts = {
      ...split,
      pto: hours(row.ptoHours),
      leave: row.tafwBillingCostAllocations.map((line) => hours(line.tafwHours)),
      multiRates: row.costAllocationMultiRates.map((line) => rateAmounts(line, hours)),
    };
    totals.hours += allocatedHours(amounts, { type, countsPto });
    totals.percent += readDecimal(row.percentOfDay, 2) ?? 0;
    totals.units += readDecimal(row.unitsWorked, 2) ?? 0;
    if (type !== 'ot_hours' && type !== 'ot_multi_rate') continue;
    totals.regular += split.regular;
    totals.overtime += split.overtime;
    totals.doubletime += split.doubletime;
  }
  return totals;
}

function rateAmounts({ hrs, regHrs, otHrs, dtHrs }: MultiRateLine, hours: (text: string) => number): RateAmounts {
  return { hours: hours(hrs), regular: hours(regHrs), overtime: hours(otHrs), doubletime: hours(dtHrs) };
}

/** The remainder of `target` steps to allocate: positive if hours are left, negative if too much is allocated. */
export function leftToPlace(
  totals: AllocationTotals,
  type: AllocationType,
  target: number | undefined,
): number | undefined {
  if (type === 'percent') return 10_000 - totals.percent;
  return target === undefined || type === 'per_unit' ? undefined : target - totals.hours;
}
