import type { MultiRatePay } from '../../engagements/tables.ts';
import type { Allocation, RateLine } from './worked-day.ts';

/** Cents of minutes at an hourly rate, half up. */
const amountOf = (minutes: number | null, rate: number | undefined): number | null =>
  minutes === null || rate === undefined ? null : Math.floor((minutes * rate * 100) / 60 + 0.5 + 1e-6) / 100;

/**
 * A multi-rate line with its amounts. Rates are the engagement's; amounts in a payload are ignored. Hours that are not split into regular,
 * overtime and double time are regular. A type without rates has no amounts.
 */
function withAmounts(line: RateLine, rates: readonly MultiRatePay[]): RateLine {
  // "Multi-rate types compared case-insensitively" (docs: allocations#multi-rate-case).
  const type = (line.type ?? 'Labor').toLowerCase();
  const found = rates.find((one) => one.type.toLowerCase() === type);
  const isSplit = line.regMinutes !== null || line.otMinutes !== null || line.dtMinutes !== null;
  const regular = isSplit ? line.regMinutes : line.minutes;
  return {
    ...line,
    regularHourAmount: amountOf(regular, found?.bill.regular),
    overtimeHourAmount: amountOf(line.otMinutes, found?.bill.overtime),
    doubletimeHourAmount: amountOf(line.dtMinutes, found?.bill.doubletime),
    regularHourSupplierPayAmount: amountOf(regular, found?.supplierPay.regular),
    overtimeHourSupplierPayAmount: amountOf(line.otMinutes, found?.supplierPay.overtime),
    doubletimeHourSupplierPayAmount: amountOf(line.dtMinutes, found?.supplierPay.doubletime),
  };
}

/** Allocations with the amounts of their multi-rate lines. */
export const withMultiRatePay = (allocations: readonly Allocation[], rates: readonly MultiRatePay[]): Allocation[] =>
  allocations.map((allocation) => ({
    ...allocation,
    costAllocationMultiRates: allocation.costAllocationMultiRates.map((line) => withAmounts(line, rates)),
  }));
