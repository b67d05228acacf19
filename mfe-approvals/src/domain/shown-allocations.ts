import type { BillingItem, CostAllocation } from 'shared-client/schema/billing';
import { allocationsOfItem } from './billed-lines.ts';

/** An allocation as it is listed. */
export interface ShownAllocation {
  readonly id: number | null;
  /** ISO date; null for an allocation of the whole period. */
  readonly date: string | null;
  /** Its allocation; empty if none is given. */
  readonly name: string;
  readonly unit: 'hours' | 'percent' | 'units';
  readonly amount: number;
}

type Whole = Pick<BillingItem, 'type' | 'billingItemDetails' | 'billingItemCostAllocations' | 'billingCostAllocation'>;

/** The allocations of a timecard day by day, then those of the whole period. */
export function shownAllocations(item: Whole): ShownAllocation[] {
  if (item.type !== 'TIME') return [];
  return [
    ...item.billingItemDetails.flatMap(({ workedDate, billingCostAllocation }) =>
      billingCostAllocation.map((row) => shown(row, workedDate)),
    ),
    ...allocationsOfItem(item).map((row) => shown(row, null)),
  ];
}

function shown(row: CostAllocation, date: string | null): ShownAllocation {
  const name = [row.costAllocType, row.pieceType, ...row.costAllocationValues.map(({ value }) => value)]
    .filter(Boolean)
    .join(' · ');
  const of = { id: row.id, date, name };
  if (row.percentOfDay !== null) return { ...of, unit: 'percent', amount: row.percentOfDay };
  if (row.unitsWorked !== null) return { ...of, unit: 'units', amount: row.unitsWorked };
  const parts = [
    ...[row.hours, row.regularHours, row.overtimeHours, row.doubletimeHours, row.ptoHours],
    ...row.costAllocationMultiRates.flatMap(({ hrs, regHrs, otHrs, dtHrs }) =>
      hrs === null ? [regHrs, otHrs, dtHrs] : [hrs],
    ),
    ...row.tafwBillingCostAllocations.map(({ tafwHours }) => tafwHours),
  ];
  const hundredths = parts.reduce<number>((sum, part) => sum + Math.round((part ?? 0) * 100), 0);
  return { ...of, unit: 'hours', amount: hundredths / 100 };
}
