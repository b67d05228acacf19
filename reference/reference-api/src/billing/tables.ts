import type { Generated } from 'kysely';
import type {
  AdjustmentLine,
  Attachment,
  BillingItemStatus,
  BillingItemType,
  BudgetShareLine,
  ExpenseLine,
  ProjectLine,
  RejectionKind,
  StatusReason,
  TafwUpdate,
} from 'shared-client/schema/billing';
import type { Chain } from 'shared-validators/record-approval';
import type { StoredLineDecision } from './line-decisions.ts';
import type { SentTimecard } from './timecard/sent-timecard.ts';
import type { Allocation, WorkedDay } from './timecard/worked-day.ts';

export interface BillingItemTable {
  id: Generated<number>;
  engagement_id: number;
  worker_id: number;
  type: BillingItemType;
  status: BillingItemStatus;
  status_reason: StatusReason | null;
  period_start: string;
  period_end: string;
  version: Generated<number>;
  created_at: Date;
  timecard_template_id: number;
  approver_name: string | null;
  /** On whose behalf the approver decided; null for their own name. */
  approver_for: Generated<string | null>;
  approved_at: Date | null;
  rejection_reason: string | null;
  /** Only for a rejected item; null means sent back. */
  rejection_kind: Generated<RejectionKind | null>;
  submitted_at: Date | null;
  submitted_by: string | null;
  /** The submitter, who may never approve it. */
  submitted_by_id: Generated<number | null>;
  tafw_update: TafwUpdate | null;
  has_canceled_leave: Generated<boolean>;
  days_worked: Generated<number>;
  worked_minutes: Generated<number>;
  units_worked: Generated<number>;
  holiday_minutes: Generated<number>;
  adjustment_amount: number | null;
  expense_amount: number | null;
  expense_pay_amount: number | null;
  milestone_amount: number | null;
  material_amount: number | null;
  position_amount: number | null;
  cost_allocations: Generated<Allocation[]>;
  /** Only for an adjustment or a benefit: the item that it corrects. */
  corrects_id: Generated<number | null>;
  /** Only for a project item. */
  budget_shares: Generated<BudgetShareLine[]>;
  attachments: Generated<Attachment[]>;
  /** The lines of items without days. */
  lines: Generated<(ExpenseLine | ProjectLine | AdjustmentLine)[]>;
  /** Only for a timecard: an approver's decisions on its days and allocations. */
  line_decisions: Generated<StoredLineDecision[]>;
  /** The manager and the company of its engagement, kept equal by the database. */
  manager_id: Generated<number | null>;
  item_client_id: Generated<number>;
  /** The approvals of its billing route; null if the manager decides alone. */
  chain: Generated<Chain | null>;
  /** The approvers that the current step waits for, from the chain; null without one. */
  waits_for: Generated<readonly number[] | null>;
  /** All approvers of the chain. They see the item; null without a chain. */
  approvers: Generated<readonly number[] | null>;
  /** The worker's name as lists sort it, and values of the engagement, kept equal by the database. */
  worker_sort: Generated<string>;
  item_supplier: Generated<string>;
  currency: Generated<string>;
  /** The time of the last decision that stands. */
  decided_at: Generated<Date | null>;
  /** The instants by which it is due from its worker, is due from its approver, and reaches payroll, kept by the database; null without a calendar. */
  worker_due_at: Generated<Date | null>;
  approver_due_at: Generated<Date | null>;
  cutoff_at: Generated<Date | null>;
  /** When the next person was asked as well (docs: reminders#escalation). */
  escalated_at: Generated<Date | null>;
  /** Usual values of an item that waits (`approvals/usual`); null before they are computed, the first two also for a first item. */
  usual_minutes: Generated<number | null>;
  usual_amount: Generated<number | null>;
  usual_week: Generated<UsualWeek | null>;
}

/** The usual week of a timecard in minutes: the number of weeks it is computed from, the week before, and the days, Monday first. */
export interface UsualWeek {
  readonly count: number;
  readonly previous: number | null;
  readonly days: readonly (number | null)[];
}

/** An engagement in which an item has changed that later ones are compared with. */
export interface UsualStaleTable {
  id: Generated<number>;
  engagement_id: number;
}

/** A number of items; of those that wait, with their minutes, or the amount of items without minutes. */
export interface BillingCountsView {
  /** `all`, `client:ID`, `supplier:CLIENT:NAME` or `user:CLIENT:ID`. */
  scope: string;
  status: BillingItemStatus;
  type: BillingItemType;
  /** Whether it is the user of the scope who is asked now. */
  waits: boolean;
  currency: string;
  period_start: string;
  period_end: string;
  items: number;
  minutes: number;
  amount: number;
}

export interface BillingItemDetailTable {
  id: Generated<number>;
  billing_item_id: number;
  worker_id: number;
  worked_date: string;
  shift_number: number | null;
  did_not_work: boolean;
  worked_minutes: number;
  created_at: Date;
  /** The whole day, in minutes. */
  content: WorkedDay;
}

export interface BillingItemChangeTable {
  id: Generated<number>;
  billing_item_id: number;
  status: BillingItemStatus;
  status_reason: StatusReason | null;
  changed_by: string;
  /** The person on whose behalf; null for the user's own name. */
  changed_for: Generated<string | null>;
  changed_at: Date;
  comment: string | null;
  /** Only for a submitted timecard. */
  sent: Generated<SentTimecard | null>;
  /** Only for an escalation: the name of the person who is asked as well. */
  escalated_to: Generated<string | null>;
}

/** The response to a repeatable request. */
export interface IdempotencyKeyTable {
  user_id: number;
  call: string;
  key: string;
  request_hash: string;
  answer: object | null;
  created_at: Date;
}

/** The value of a secure custom field; `part_id` is the id of the cost-allocation value that shows its mask. */
export interface SecureValueTable {
  part_id: number;
  billing_item_id: number;
  value: string;
}

export interface ExchangeRateTable {
  from_currency: string;
  to_currency: string;
  day: string;
  /** Decimal text, so that computations are exact. */
  rate: string;
}

export interface BillingTables {
  billing_counts: BillingCountsView;
  usual_stale: UsualStaleTable;
  exchange_rate: ExchangeRateTable;
  secure_value: SecureValueTable;
  billing_item: BillingItemTable;
  billing_item_detail: BillingItemDetailTable;
  billing_item_change: BillingItemChangeTable;
  idempotency_key: IdempotencyKeyTable;
}
