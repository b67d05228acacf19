import type { Transaction } from 'kysely';
import type {
  AdjustmentLine,
  BillingItemStatus,
  BillingItemType,
  ExpenseLine,
  ProjectLine,
  StatusReason,
  TafwUpdate,
} from 'shared-client/schema/billing';
import { addDays } from '../billing/calendar.ts';
import { numberedAllocation, numberedDay } from '../billing/part-ids.ts';
import type { Period } from '../billing/period.ts';
import { workedMinutes } from '../billing/rules/day-totals.ts';
import type { Allocation, WorkedDay } from '../billing/worked-day.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/** A billing item of the sample data. */
export interface NewItem {
  readonly engagement_id: number;
  readonly type?: BillingItemType;
  readonly timecard_template_id: number;
  readonly period: Period;
  readonly status: BillingItemStatus;
  readonly status_reason: StatusReason | null;
  readonly rejection_reason?: string;
  readonly days: readonly WorkedDay[];
  readonly allocations?: readonly Allocation[];
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

const APPROVER = 'Daniel Reyes';
const WORKERS: Readonly<Record<number, number>> = { 5080: 1005, 5081: 1006 };
const NAMES: Readonly<Record<number, string>> = { 1001: 'Amara Osei', 1005: 'Jonas Weber', 1006: 'Lucía Fernández' };

/** Writes items with ids from 20001 and parts from 30001, so that tests can count on them. */
export function billingWriter(db: Transaction<Database>, now: Date): (item: NewItem) => Promise<number> {
  let itemId = 20_000;
  let partId = 30_000;
  const newId = () => {
    partId += 1;
    return partId;
  };
  return async (item) => {
    itemId += 1;
    const id = itemId;
    const worker_id = WORKERS[item.engagement_id] ?? 1001;
    const worker = NAMES[worker_id] as string;
    const days = item.days.map((day) => numberedDay(day, newId));
    const minutes = days.map((day) => workedMinutes(day, day.timeEntry.shiftNumber !== null));
    const at = (daysAfter: number) => {
      const moment = new Date(`${addDays(item.period.end, daysAfter)}T17:30:00Z`);
      return moment < now ? moment : now;
    };
    const isSubmitted = item.status !== 'Saved';
    const isDecided = item.status !== 'Saved' && item.status !== 'Pending';
    const isApproved = item.status === 'Approved' || item.status === 'Processed';
    await db
      .insertInto('billing_item')
      .values({
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
        approver_name: isDecided ? APPROVER : null,
        approved_at: isApproved ? at(2) : null,
        rejection_reason: item.rejection_reason ?? null,
        submitted_at: isSubmitted ? at(0) : null,
        submitted_by: isSubmitted ? worker : null,
        tafw_update: item.tafw_update ?? null,
        has_canceled_leave: item.has_canceled_leave ?? false,
        worked_minutes: minutes.reduce((sum, one) => sum + one, 0),
        days_worked: days.filter((day, index) => day.daily || (minutes[index] ?? 0) > 0).length,
        holiday_minutes: 0,
        ...item.amounts,
        cost_allocations: json((item.allocations ?? []).map((one) => numberedAllocation(one, newId))),
        lines: json((item.lines ?? []).map((line) => ({ ...line, id: newId() }))),
      })
      .execute();
    if (days.length > 0) {
      await db
        .insertInto('billing_item_detail')
        .values(
          days.map((day, index) => ({
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
        )
        .execute();
    }
    await db
      .insertInto('billing_item_change')
      .values(historyOf(item, worker, at).map((change) => ({ billing_item_id: id, ...change })))
      .execute();
    return id;
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
    change(status, index < 2 ? worker : APPROVER, [-2, 0, 2, 5][index] ?? 0, index === steps.length - 1),
  );
}
