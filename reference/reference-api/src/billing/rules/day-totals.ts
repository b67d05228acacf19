import { lengthOf, rangeOf } from '../span-time.ts';
import { type Allocation, isLeaveSystemEntry, type RateLine, type WorkedDay } from '../worked-day.ts';

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, one) => total + (one ?? 0), 0);

/** Minutes of one multi-rate line: its own, or regular, overtime and double time together. */
export const rateLineMinutes = (line: RateLine): number => {
  const byKind = sum([line.regMinutes, line.otMinutes, line.dtMinutes]);
  return byKind > 0 ? byKind : (line.minutes ?? 0);
};

/**
 * "Total hours = regular + overtime + double-time + PTO + leave hours, plus multi-rate hours" (docs: allocations#allocation-total-hours);
 * of the hours allocation type, its hours. PTO counts only if eligible.
 */
export function allocatedMinutes(allocation: Allocation, countsPto: boolean): number {
  return (
    sum([allocation.minutes, allocation.regularMinutes, allocation.overtimeMinutes, allocation.doubletimeMinutes]) +
    (countsPto ? (allocation.ptoMinutes ?? 0) : 0) +
    sum(allocation.tafwBillingCostAllocations.map((line) => line.tafwMinutes)) +
    sum(allocation.costAllocationMultiRates.map(rateLineMinutes))
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
