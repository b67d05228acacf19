import type { InsertObject, Transaction } from 'kysely';
import type {
  AdjustmentLine,
  BillingItemStatus,
  BillingItemType,
  BudgetShareLine,
  ExpenseLine,
  ProjectLine,
  StatusReason,
  TafwUpdate,
} from 'shared-client/schema/billing';
import { BILLIONTHS, dayMinutes, unitsOfDay } from 'shared-validators/timecard';
import { addDays } from '../../billing/calendar.ts';
import type { Period } from '../../billing/period.ts';
import { numberedAllocation, numberedDay } from '../../billing/save/part-ids.ts';
import type { Allocation, WorkedDay } from '../../billing/timecard/worked-day.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { workerOf } from '../engagements/engagement-ids.ts';

/** A billing item of the sample data. */
export interface NewItem {
  readonly engagement_id: number;
  readonly type?: BillingItemType;
  readonly timecard_template_id: number;
  readonly period: Period;
  readonly status: BillingItemStatus;
  readonly status_reason: StatusReason | null;
  readonly rejection_reason?: string;
  /** The approver; {@link APPROVER} by default. */
  readonly approver_name?: string;
  readonly days: readonly WorkedDay[];
  readonly allocations?: readonly Allocation[];
  /** Only for an adjustment or a benefit: it corrects the item of this type with the same engagement and period that precedes it. */
  readonly corrects?: BillingItemType;
  /** Only for a project item. */
  readonly budgetShares?: readonly BudgetShareLine[];
  readonly lines?: readonly (ExpenseLine | ProjectLine | AdjustmentLine)[];
  readonly amounts?: Partial<
    Record<
      | 'adjustment_amount'
      | 'expense_amount'
      | 'expense_pay_amount'
      | 'milestone_amount'
      | 'material_amount'
      | 'position_amount',
      number
    >
  >;
  readonly tafw_update?: TafwUpdate;
  readonly has_canceled_leave?: boolean;
}

/** All items have the same columns, so that one statement inserts them all. */
const NO_AMOUNTS = {
  adjustment_amount: null,
  expense_amount: null,
  expense_pay_amount: null,
  milestone_amount: null,
  material_amount: null,
  position_amount: null,
};

const APPROVER = 'Daniel Reyes';
const NAMES: Readonly<Record<number, string>> = {
  1001: 'Amara Osei',
  1005: 'Jonas Weber',
  1006: 'Lucía Fernández',
  1008: 'Nora Whitfield',
};

/** Collects items and writes all of them at once: three statements in total instead of three for each item. */
export interface BillingWriter {
  add(item: NewItem): void;
  write(db: Transaction<Database>): Promise<void>;
}

/** Assigns ids from 20001 to items and from 30001 to parts, so that tests can rely on them. */
export function billingWriter(now: Date): BillingWriter {
  const items: InsertObject<Database, 'billing_item'>[] = [];
  const details: InsertObject<Database, 'billing_item_detail'>[] = [];
  const changes: InsertObject<Database, 'billing_item_change'>[] = [];
  let itemId = 20_000;
  let partId = 30_000;
  const newId = () => {
    partId += 1;
    return partId;
  };
  const add = (item: NewItem) => {
    itemId += 1;
    const id = itemId;
    const worker_id = workerOf(item.engagement_id);
    const worker = NAMES[worker_id] as string;
    const days = item.days.map((day) => numberedDay(day, newId));
    const minutes = days.map((day) => dayMinutes(day, day.timeEntry.shiftNumber !== null).worked);
    const at = (daysAfter: number) => {
      const moment = new Date(`${addDays(item.period.end, daysAfter)}T17:30:00Z`);
      return moment < now ? moment : now;
    };
    const isSubmitted = item.status !== 'Saved';
    const isDecided = item.status !== 'Saved' && item.status !== 'Pending';
    const isApproved = item.status === 'Approved' || item.status === 'Processed';
    const isCorrected = (one: (typeof items)[number]) =>
      one.type === item.corrects && one.engagement_id === item.engagement_id && one.period_start === item.period.start;
    items.push({
      id,
      engagement_id: item.engagement_id,
      worker_id,
      type: item.type ?? 'TIME',
      status: item.status,
      status_reason: item.status_reason,
      period_start: item.period.start,
      period_end: item.period.end,
      version: 1,
      created_at: at(-2),
      timecard_template_id: item.timecard_template_id,
      approver_name: isDecided ? (item.approver_name ?? APPROVER) : null,
      approved_at: isApproved ? at(2) : null,
      rejection_reason: item.rejection_reason ?? null,
      submitted_at: isSubmitted ? at(0) : null,
      submitted_by: isSubmitted ? worker : null,
      submitted_by_id: isSubmitted ? worker_id : null,
      tafw_update: item.tafw_update ?? null,
      has_canceled_leave: item.has_canceled_leave ?? false,
      worked_minutes: minutes.reduce((sum, one) => sum + one, 0),
      days_worked: days.filter((day, index) => day.daily || (minutes[index] ?? 0) > 0).length,
      units_worked: days.reduce((sum, day) => sum + unitsOfDay(day), 0) / BILLIONTHS,
      holiday_minutes: 0,
      ...NO_AMOUNTS,
      ...item.amounts,
      corrects_id: item.corrects ? (items.find(isCorrected)?.id ?? null) : null,
      cost_allocations: json((item.allocations ?? []).map((one) => numberedAllocation(one, newId))),
      budget_shares: json([...(item.budgetShares ?? [])]),
      lines: json((item.lines ?? []).map((line) => ({ ...line, id: newId() }))),
    });
    details.push(
      ...days.map((day, index) => ({
        id: day.id as number,
        billing_item_id: id,
        worker_id,
        worked_date: day.workedDate,
        shift_number: day.timeEntry.shiftNumber,
        did_not_work: day.didNotWork,
        worked_minutes: minutes[index] ?? 0,
        created_at: at(-2),
        content: json(day),
      })),
    );
    changes.push(...historyOf(item, worker, at).map((change) => ({ billing_item_id: id, ...change })));
  };
  return {
    add,
    async write(db) {
      await db.insertInto('billing_item').values(items).execute();
      await db.insertInto('billing_item_detail').values(details).execute();
      await db.insertInto('billing_item_change').values(changes).execute();
    },
  };
}

function historyOf(item: NewItem, worker: string, at: (daysAfter: number) => Date) {
  const change = (status: BillingItemStatus, changed_by: string, day: number, last = false) => ({
    status,
    status_reason: last ? item.status_reason : null,
    changed_by,
    changed_at: at(day),
    comment: last ? (item.rejection_reason ?? null) : null,
  });
  const path: Record<BillingItemStatus, BillingItemStatus[]> = {
    Saved: ['Saved'],
    Pending: ['Saved', 'Pending'],
    Approved: ['Saved', 'Pending', 'Approved'],
    Rejected: ['Saved', 'Pending', 'Rejected'],
    Processed: ['Saved', 'Pending', 'Approved', 'Processed'],
  };
  const steps = path[item.status];
  return steps.map((status, index) =>
    change(
      status,
      index < 2 ? worker : (item.approver_name ?? APPROVER),
      [-2, 0, 2, 5][index] ?? 0,
      index === steps.length - 1,
    ),
  );
}
