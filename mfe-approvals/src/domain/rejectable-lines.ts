import type { ApprovalItem } from 'shared-client/schema/approvals';
import type { BillingItem, CostAllocation } from 'shared-client/schema/billing';

/** A line of an expense, or a day or an allocation of a timecard: something that can be sent back on its own. */
export interface RejectableLine {
  readonly id: number;
  /** The purpose of the money, or the allocation of the hours; empty for a day. */
  readonly name: string;
  /** ISO date; null for an allocation of the whole period. */
  readonly date: string | null;
  readonly hours: number | null;
  /** In the item's currency. */
  readonly amount: number | null;
}

type Whole = Pick<BillingItem, 'type' | 'expenses' | 'billingItemDetails' | 'billingItemCostAllocations'>;

/** The lines of an item that can be sent back on their own. `days` are the list's, in the same order. */
export function rejectableLines(item: Whole, days: ApprovalItem['days']): RejectableLine[] {
  if (item.type === 'EXPENSE')
    return item.expenses.flatMap(({ id, merchant, expenseType, expenseDate, amount }) =>
      id === null ? [] : [{ id, name: merchant || expenseType || '', date: expenseDate, hours: null, amount }],
    );
  if (item.type !== 'TIME') return [];
  const ofDays = item.billingItemDetails.flatMap((detail, at): RejectableLine[] => {
    const { workedDate: date, billingItemDetailId: id } = detail;
    const { hours = null, didNotWork = false } = days[at] ?? {};
    const day = id !== null && (hours || didNotWork) ? [{ id, name: '', date, hours, amount: null }] : [];
    return [...day, ...detail.billingCostAllocation.flatMap((row) => ofAllocation(row, date))];
  });
  return [...ofDays, ...item.billingItemCostAllocations.flatMap((row) => ofAllocation(row, null))];
}

/** An allocation that has hours, units or a percentage. */
function ofAllocation(row: CostAllocation, date: string | null): RejectableLine[] {
  const rates = row.costAllocationMultiRates.map(({ hrs }) => hrs);
  const parts = [row.hours, row.regularHours, row.overtimeHours, row.doubletimeHours, row.ptoHours, ...rates];
  const hundredths = parts.reduce<number>((sum, part) => sum + Math.round((part ?? 0) * 100), 0);
  const name = [row.pieceType, ...row.costAllocationValues.map(({ value }) => value)].filter(Boolean).join(' · ');
  if (row.id === null || (hundredths === 0 && name === '')) return [];
  return [{ id: row.id, name, date, hours: hundredths === 0 ? null : hundredths / 100, amount: null }];
}
