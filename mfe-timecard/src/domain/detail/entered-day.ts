import type { BillingItemDetail, CostAllocation } from 'shared-client/schema/billing';
import { type HourUnits, minutesToUnits } from 'shared-validators/amounts';
import { type DayMinutes, dayMinutes, inMinutes, unitsOfDay } from 'shared-validators/timecard';
import { type DaySummary, daySummary } from '../checklist/day-summary.ts';
import { spanForm } from '../mapping/span-form.ts';

/** One line of an allocation as it was entered: its target, and its non-zero amounts. */
export interface EnteredAllocation {
  /** Values of the custom fields, in their order; for piece work, its type. */
  readonly placedOn: readonly string[];
  readonly amounts: readonly {
    readonly kind: 'hours' | 'regular' | 'overtime' | 'doubletime' | 'pto' | 'percent' | 'units';
    readonly amount: number;
    /** The rate or the leave of the hours; absent for plain hours. */
    readonly of?: string;
  }[];
}

/** A day of a saved or submitted timecard, for display. */
export interface EnteredDay {
  readonly summary: DaySummary | null;
  /** Hours worked, in units of the item's precision: from the times, else as reported, else as allocated. */
  readonly worked: HourUnits;
  /** Unpaid leave, in hours. */
  readonly unpaid: HourUnits;
  /** Pieces of piece work, in billionths. */
  readonly units: number;
  readonly allocations: readonly EnteredAllocation[];
}

/** Reads a sent day. `precision` is the item's hour precision. */
export function enteredDay(detail: BillingItemDetail, precision: number): EnteredDay {
  const { worked, unpaid } = minutesOf(detail);
  return {
    summary: daySummary({ spans: detail.timeEntrySpanDtos.map(spanForm) }),
    worked: minutesToUnits(worked, precision),
    unpaid: minutesToUnits(unpaid, precision),
    units: unitsOfDay(detail),
    allocations: detail.billingCostAllocation.map(enteredAllocation).filter((one) => one.amounts.length > 0),
  };
}

/** The minutes of a sent day (docs: time-entry#day-amounts). */
function minutesOf(detail: BillingItemDetail): DayMinutes {
  const { timeEntry: entry, ...day } = inMinutes(detail);
  const timeEntry = entry ?? { holiday: false, holidayMinutes: null };
  const byShift = (entry?.shiftNumber ?? null) !== null;
  return dayMinutes({ ...day, timeEntry, didNotWork: detail.didNotWork ?? false }, byShift);
}

/** Reads one line of an allocation, of a day or of the whole item, for display. */
export function enteredAllocation(row: CostAllocation): EnteredAllocation {
  const kinds: [Amount['kind'], number | null][] = [
    ['hours', row.hours],
    ['regular', row.regularHours],
    ['overtime', row.overtimeHours],
    ['doubletime', row.doubletimeHours],
    ['pto', row.ptoHours],
    ['percent', row.percentOfDay],
    ['units', row.unitsWorked],
  ];
  const own = kinds.flatMap(([kind, amount]): Amount[] => (amount ? [{ kind, amount }] : []));
  return {
    placedOn: [row.pieceType, ...row.costAllocationValues.map((one) => one.value)].flatMap((value) => value || []),
    amounts: [
      ...own,
      ...row.costAllocationMultiRates.flatMap(rateAmounts),
      ...row.tafwBillingCostAllocations.flatMap(leaveAmount),
    ],
  };
}

type Amount = EnteredAllocation['amounts'][number];

/** The amounts of a rate beside plain labor: its hours, or their parts. */
function rateAmounts({
  type,
  hrs,
  regHrs,
  otHrs,
  dtHrs,
}: CostAllocation['costAllocationMultiRates'][number]): Amount[] {
  const of = type ?? '';
  const split: [Amount['kind'], number | null][] = [
    ['regular', regHrs],
    ['overtime', otHrs],
    ['doubletime', dtHrs],
  ];
  const parts = split.flatMap(([kind, amount]): Amount[] => (amount ? [{ kind, amount, of }] : []));
  return parts.length > 0 || !hrs ? parts : [{ kind: 'hours', amount: hrs, of }];
}

/** Leave hours of the allocation, under the name of the leave. */
function leaveAmount({ leaveDisplayName, tafwHours }: CostAllocation['tafwBillingCostAllocations'][number]): Amount[] {
  return tafwHours ? [{ kind: 'hours', amount: tafwHours, of: leaveDisplayName ?? '' }] : [];
}
