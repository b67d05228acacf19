import { BILLIONTHS, hoursOf } from 'shared-validators/timecard';
import type { Allocation } from '../../billing/timecard/worked-day.ts';

/**
 * The sums of allocations for each type of time or piece, which an approver may reallocate but not change. Hours have the item's precision.
 * Overtime and double time of a type are kinds of their own.
 */
export function amountsByKind(allocations: readonly Allocation[], precision: number): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  const others = new Map<string, number>();
  for (const row of allocations) {
    const type = (row.costAllocType ?? '').toLowerCase();
    add(minutes, type, row.minutes);
    add(minutes, `${type} regular`, row.regularMinutes);
    add(minutes, `${type} overtime`, row.overtimeMinutes);
    add(minutes, `${type} double`, row.doubletimeMinutes);
    add(minutes, 'pto', row.ptoMinutes);
    for (const rate of row.costAllocationMultiRates) {
      const name = `${type} of ${(rate.type ?? '').toLowerCase()}`;
      add(minutes, name, rate.minutes);
      add(minutes, `${name} regular`, rate.regMinutes);
      add(minutes, `${name} overtime`, rate.otMinutes);
      add(minutes, `${name} double`, rate.dtMinutes);
    }
    for (const leave of row.tafwBillingCostAllocations) add(minutes, `leave ${leave.leaveTypeId}`, leave.tafwMinutes);
    add(others, '%', Math.round((row.percentOfDay ?? 0) * 1e4));
    add(others, `units ${row.pieceType}`, Math.round((row.unitsWorked ?? 0) * BILLIONTHS));
  }
  return new Map([...others, ...[...minutes].map(([kind, sum]) => [kind, hoursOf(sum, precision)] as const)]);
}

function add(sums: Map<string, number>, kind: string, amount: number | null): void {
  if (amount) sums.set(kind, (sums.get(kind) ?? 0) + amount);
}

/** Whether the sums of each type are equal. */
export function comesToTheSame(
  before: readonly Allocation[],
  after: readonly Allocation[],
  precision: number,
): boolean {
  const [was, is] = [amountsByKind(before, precision), amountsByKind(after, precision)];
  return was.size === is.size && [...was].every(([kind, amount]) => is.get(kind) === amount);
}
