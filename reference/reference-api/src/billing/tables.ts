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
import type { StoredLineDecision } from './line-decisions.ts';
import type { SentTimecard } from './sent-timecard.ts';
import type { Allocation, WorkedDay } from './worked-day.ts';

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
  /** In whose name the approver decided; null in their own. */
  approver_for: Generated<string | null>;
  approved_at: Date | null;
  rejection_reason: string | null;
  /** Of a rejected item; null is sent back. */
  rejection_kind: Generated<RejectionKind | null>;
  submitted_at: Date | null;
  submitted_by: string | null;
  /** Who never approves it. */
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
  /** Of an adjustment or a benefit: the item that it corrects. */
  corrects_id: Generated<number | null>;
  /** Of a project item. */
  budget_shares: Generated<BudgetShareLine[]>;
  attachments: Generated<Attachment[]>;
  /** Lines of the items that have no days. */
  lines: Generated<(ExpenseLine | ProjectLine | AdjustmentLine)[]>;
  /** Of a timecard: what an approver said of its days and allocations. */
  line_decisions: Generated<StoredLineDecision[]>;
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
  /** The whole day, minutes inside. */
  content: WorkedDay;
}

export interface BillingItemChangeTable {
  id: Generated<number>;
  billing_item_id: number;
  status: BillingItemStatus;
  status_reason: StatusReason | null;
  changed_by: string;
  /** In whose name; null in their own. */
  changed_for: Generated<string | null>;
  changed_at: Date;
  comment: string | null;
  /** Of a submitted timecard. */
  sent: Generated<SentTimecard | null>;
}

/** The response to a request that may be repeated. */
export interface IdempotencyKeyTable {
  user_id: number;
  call: string;
  key: string;
  request_hash: string;
  answer: object | null;
  created_at: Date;
}

/** The value of a secure custom field; `part_id` is the id of the cost-allocation value that shows it masked. */
export interface SecureValueTable {
  part_id: number;
  billing_item_id: number;
  value: string;
}

export interface ExchangeRateTable {
  from_currency: string;
  to_currency: string;
  day: string;
  /** Decimal text: it is calculated with as it is written. */
  rate: string;
}

export interface BillingTables {
  exchange_rate: ExchangeRateTable;
  secure_value: SecureValueTable;
  billing_item: BillingItemTable;
  billing_item_detail: BillingItemDetailTable;
  billing_item_change: BillingItemChangeTable;
  idempotency_key: IdempotencyKeyTable;
}
