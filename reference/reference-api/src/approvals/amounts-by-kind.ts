import { BILLIONTHS, hoursOf } from 'shared-validators/timecard';
import type { Allocation } from '../billing/worked-day.ts';

/**
 * What some allocations come to, for each type of time or of piece: what an approver may place otherwise, and not change. Hours are at the
 * item's precision, as everywhere; those of one type are one kind, so are its overtime and its double time.
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

/** Whether both come to the same, for each type. */
export function comesToTheSame(
  before: readonly Allocation[],
  after: readonly Allocation[],
  precision: number,
): boolean {
  const [was, is] = [amountsByKind(before, precision), amountsByKind(after, precision)];
  return was.size === is.size && [...was].every(([kind, amount]) => is.get(kind) === amount);
}
