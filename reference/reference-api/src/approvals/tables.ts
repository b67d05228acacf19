import type { Generated } from 'kysely';
import type { ApprovalDecision, BatchSubject, RejectedLine } from 'shared-client/schema/approvals';
import type { ChangedAllocation, ExpenseLine, RejectionKind, StatusReason } from 'shared-client/schema/billing';
import type { StoredLineDecision } from '../billing/line-decisions.ts';
import type { Placed } from './placed.ts';

/** What somebody decided in one go. */
export interface ApprovalRunTable {
  id: Generated<number>;
  user_id: number;
  /** In whose name; null in their own, and where that person is no longer there. */
  principal_id: Generated<number | null>;
  /** It is in somebody's name. */
  in_name: Generated<boolean>;
  /** The `Idempotency-Key`. */
  key: string;
  request_hash: string;
  decision: ApprovalDecision;
  rejection_kind: RejectionKind | null;
  reason: string | null;
  /** Of one expense or timecard: the lines that are sent back, and why. */
  lines: Generated<RejectedLine[] | null>;
  /** What a batch is made of; null where the caller works the run off, call by call. */
  batch: Generated<BatchSubject | null>;
  /** Until then a batch that could not be worked on is left alone. */
  retry_at: Generated<Date | null>;
  created_at: Date;
  undo_until: Date | null;
  undone_at: Date | null;
}

/** What an item was before it was decided; an undo restores it. */
export interface BeforeDecision {
  readonly status_reason: StatusReason | null;
  readonly approver_name: string | null;
  readonly approver_for?: string | null;
  readonly rejection_reason: string | null;
  readonly rejection_kind: RejectionKind | null;
  /** Of an expense whose lines were decided. */
  readonly lines?: readonly ExpenseLine[];
  /** Of a timecard whose days and allocations were decided. */
  readonly lineDecisions?: readonly StoredLineDecision[];
}

/** How a decision on an item went (docs: approvals#approval-fates). */
export type Fate = 'done' | 'changed' | 'decided' | 'own' | 'forbidden' | 'missing';

/** What became of one item of a run. */
export interface ApprovalDecisionTable {
  run_id: number;
  billing_item_id: number;
  asked_version: number;
  /** Why this item is rejected; null where the reason of the run is its reason. */
  reason: Generated<string | null>;
  /** Null until its turn has come. */
  fate: Generated<Fate | null>;
  before: Generated<BeforeDecision | null>;
  decided_version: Generated<number | null>;
  change_id: Generated<number | null>;
  decided_at: Generated<Date | null>;
  undone_at: Generated<Date | null>;
  /** From then on it cannot be undone, and what comes of it has been done. */
  finished_at: Generated<Date | null>;
  /** A mail is due from then on; null once it was sent, or where none is. */
  mail_after: Generated<Date | null>;
}

/** What somebody said about a billing item. It cannot be changed. */
export interface BillingItemCommentTable {
  id: Generated<number>;
  billing_item_id: number;
  user_id: number;
  /** In whose name; null in their own, and where that person is no longer there. */
  principal_id: number | null;
  text: string;
  at: Date;
  /** The `Idempotency-Key`. */
  key: string;
  request_hash: string;
  /** From then on the worker is due a mail; null once it was sent, or where none is. */
  mail_after: Date | null;
}

/** What an approver changed of the allocations of a timecard in one go. */
export interface AllocationChangeTable {
  id: Generated<number>;
  billing_item_id: number;
  /** Who may take it back; null when they were deleted. */
  user_id: number | null;
  changed_by: string;
  /** In whose name; null in their own. */
  changed_for: string | null;
  changed_at: Date;
  changes: ChangedAllocation[];
  /** Days and allocations as they were, for who takes it back. */
  before: Placed;
  /** The version that it made. */
  changed_version: number;
  /** When it was taken back; it is shown to nobody then. */
  undone_at: Date | null;
}

export interface ApprovalTables {
  allocation_change: AllocationChangeTable;
  billing_item_comment: BillingItemCommentTable;
  approval_run: ApprovalRunTable;
  approval_decision: ApprovalDecisionTable;
}
