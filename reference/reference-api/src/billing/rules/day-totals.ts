import { allocatedHours, type RateAmounts, rateHours } from 'shared-validators/totals';
import { lengthOf, rangeOf } from '../span-time.ts';
import { type Allocation, isLeaveSystemEntry, type RateLine, type WorkedDay } from '../worked-day.ts';

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, one) => total + (one ?? 0), 0);

/** The amounts of a multi-rate line, in minutes. */
const rateAmounts = (line: RateLine): RateAmounts => ({
  hours: line.minutes ?? 0,
  regular: line.regMinutes ?? 0,
  overtime: line.otMinutes ?? 0,
  doubletime: line.dtMinutes ?? 0,
});

/** Minutes of one multi-rate line: regular, overtime and double time together, or its own. */
export const rateLineMinutes = (line: RateLine): number => rateHours(rateAmounts(line));

/** Minutes of an allocation, whatever its template's type: everything that was sent counts. PTO counts only if eligible. */
export function allocatedMinutes(allocation: Allocation, countsPto: boolean): number {
  return allocatedHours(
    {
      hours: allocation.minutes ?? 0,
      regular: allocation.regularMinutes ?? 0,
      overtime: allocation.overtimeMinutes ?? 0,
      doubletime: allocation.doubletimeMinutes ?? 0,
      pto: allocation.ptoMinutes ?? 0,
      leave: allocation.tafwBillingCostAllocations.map((line) => line.tafwMinutes ?? 0),
      multiRates: allocation.costAllocationMultiRates.map(rateAmounts),
    },
    { countsPto },
  );
}

/** Minutes of all spans that are to be allocated: "Lunch and Sick are excluded from worked hours". */
export function spanMinutes(day: WorkedDay, hasExplicitDates: boolean): number {
  return sum(
    day.timeEntrySpanDtos.map((span) => {
      const isExcluded =
        span.timeEntrySpanType === 'Lunch' || (span.timeEntrySpanType === 'Sick' && !isLeaveSystemEntry(span));
      const range = isExcluded ? undefined : rangeOf(span, day.workedDate, hasExplicitDates);
      return range ? Math.max(0, lengthOf(range)) : 0;
    }),
  );
}

/** Minutes of paid time off a worker typed on a day, leave-system entries not counted. */
export function ptoMinutes(day: WorkedDay, hasExplicitDates: boolean): number {
  const inSpans = sum(
    day.timeEntrySpanDtos.map((span) => {
      if (span.timeEntrySpanType !== 'PTO' || isLeaveSystemEntry(span)) return 0;
      const range = rangeOf(span, day.workedDate, hasExplicitDates);
      return range ? Math.max(0, lengthOf(range)) : 0;
    }),
  );
  return Math.max(inSpans, sum(day.billingCostAllocation.map((allocation) => allocation.ptoMinutes)));
}

/** Minutes of shifts in the shift editor. */
export const shiftMinutes = (day: WorkedDay): number => sum(day.timeEntryShiftDtos.map((shift) => shift.minutes));

/** What a day counts for in lists and totals: spans, else hours, else allocations, else multi-rates. */
export function workedMinutes(day: WorkedDay, hasExplicitDates: boolean): number {
  if (day.didNotWork) return 0;
  const fromSpans = spanMinutes(day, hasExplicitDates);
  if (fromSpans > 0) return fromSpans;
  if (day.minutes !== null && day.minutes > 0) return day.minutes;
  return sum(day.billingCostAllocation.map((allocation) => allocatedMinutes(allocation, true)));
}
