import type { InsertObject, Transaction } from 'kysely';
import type { AdjustmentLine, BillingItemStatus, BillingItemType, ExpenseLine } from 'shared-client/schema/billing';
import { addDays } from '../../billing/calendar.ts';
import type { Period } from '../../billing/period.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { adjustment, expense } from '../billing/other-items.ts';

const FIRST = { item: 26_501, line: 79_001 } as const;
const DOCK = { engagement: 5206, worker: 1106, name: 'Dmitri Volkov' } as const;
/** Adjustments are entered by the program. */
const PROGRAM = { id: 1004, name: 'Priya Natarajan' } as const;
const APPROVER = 'Daniel Reyes';

interface LineItem {
  readonly type: BillingItemType;
  readonly back: number;
  readonly status: BillingItemStatus;
  readonly lines: readonly (ExpenseLine | AdjustmentLine)[];
}

/** An expense against the policies, with and without a reason, and an adjustment that is larger than usual. */
export async function approvalLineItems(
  db: Transaction<Database>,
  { week, now }: { readonly week: (back: number) => Period; readonly now: Date },
): Promise<void> {
  const monday = week(1).start;
  const dinner = {
    ...expense(monday, 'Meals', 'Dinner', 84.2),
    merchant: 'Pier 9',
    exceptionReason: 'With the night crew after the storm, three people.',
  };
  const items: readonly LineItem[] = [
    {
      type: 'EXPENSE',
      back: 1,
      status: 'Pending',
      lines: [dinner, { ...expense(addDays(monday, 2), 'Travel Fare', 'Taxi', 31.5), merchant: 'Harbor Cabs' }],
    },
    { type: 'ADJUSTMENT', back: 4, status: 'Processed', lines: [adjustment('Storm allowance', 60)] },
    { type: 'ADJUSTMENT', back: 3, status: 'Processed', lines: [adjustment('Storm allowance', 60)] },
    { type: 'ADJUSTMENT', back: 1, status: 'Pending', lines: [adjustment('Storm allowance, three nights', 180)] },
  ];
  const placed = items.map((item, index) => ({ item, id: FIRST.item + index, ...momentsOf(week(item.back), now) }));
  await db.insertInto('billing_item').values(placed.map(rowOf)).execute();
  await db.insertInto('billing_item_change').values(placed.flatMap(changesOf)).execute();
}

interface Placed {
  readonly item: LineItem;
  readonly id: number;
  readonly period: Period;
  readonly submitted: Date;
}

const momentsOf = (period: Period, now: Date) => ({
  period,
  submitted: new Date(Math.min(Date.parse(`${addDays(period.end, 1)}T15:00:00Z`), now.getTime() - 60_000)),
});

function rowOf({ item, id, period, submitted }: Placed): InsertObject<Database, 'billing_item'> {
  const { type, status, lines } = item;
  const amount = lines.reduce((cents, line) => cents + Math.round(line.amount * 100), 0) / 100;
  const isExpense = type === 'EXPENSE';
  const isPending = status === 'Pending';
  return {
    id,
    engagement_id: DOCK.engagement,
    worker_id: DOCK.worker,
    type,
    status,
    status_reason: isPending ? 'Pending Manager Approval' : null,
    period_start: period.start,
    period_end: period.end,
    version: 1,
    created_at: submitted,
    timecard_template_id: 0,
    approver_name: isPending ? null : APPROVER,
    approved_at: isPending ? null : submitted,
    submitted_at: submitted,
    submitted_by: isExpense ? DOCK.name : PROGRAM.name,
    submitted_by_id: isExpense ? DOCK.worker : PROGRAM.id,
    adjustment_amount: isExpense ? null : amount,
    expense_amount: isExpense ? amount : null,
    expense_pay_amount: isExpense ? amount : null,
    cost_allocations: json([]),
    attachments: json([]),
    lines: json(lines.map((line, place) => ({ ...line, id: FIRST.line + (id - FIRST.item) * 10 + place }))),
  };
}

function changesOf({ item, id, submitted }: Placed): InsertObject<Database, 'billing_item_change'>[] {
  const of = { billing_item_id: id, changed_at: submitted, status_reason: null, comment: null };
  const by = item.type === 'EXPENSE' ? DOCK.name : PROGRAM.name;
  const sent = { ...of, status: 'Pending' as const, changed_by: by };
  return item.status === 'Pending' ? [sent] : [sent, { ...of, status: item.status, changed_by: APPROVER }];
}
