import type { Generated } from 'kysely';
import type { ApprovalDecision, BatchSubject, RejectedLine } from 'shared-client/schema/approvals';
import type { ChangedAllocation, ExpenseLine, RejectionKind, StatusReason } from 'shared-client/schema/billing';
import type { Chain } from 'shared-validators/record-approval';
import type { StoredLineDecision } from '../billing/line-decisions.ts';
import type { Placed } from './allocations/placed.ts';

/** A decision on one or more items. */
export interface ApprovalRunTable {
  id: Generated<number>;
  user_id: number;
  /** The person on whose behalf; null for the user's own name, and if that person no longer exists. */
  principal_id: Generated<number | null>;
  /** It was made on behalf of another user. */
  in_name: Generated<boolean>;
  /** The `Idempotency-Key`. */
  key: string;
  request_hash: string;
  decision: ApprovalDecision;
  rejection_kind: RejectionKind | null;
  reason: string | null;
  /** Only for a single expense or timecard: the lines that are sent back, and why. */
  lines: Generated<RejectedLine[] | null>;
  /** The subject of a batch; null if the caller processes the run, call by call. */
  batch: Generated<BatchSubject | null>;
  /** A batch that failed is not tried again before this time. */
  retry_at: Generated<Date | null>;
  created_at: Date;
  undo_until: Date | null;
  undone_at: Date | null;
}

/** The values of an item before its decision, which an undo restores. */
export interface BeforeDecision {
  readonly status_reason: StatusReason | null;
  readonly approver_name: string | null;
  readonly approver_for?: string | null;
  readonly rejection_reason: string | null;
  readonly rejection_kind: RejectionKind | null;
  /** Only for an expense whose lines were decided. */
  readonly lines?: readonly ExpenseLine[];
  /** Only for a timecard whose days and allocations were decided. */
  readonly lineDecisions?: readonly StoredLineDecision[];
  /** Only for an item with a chain. */
  readonly chain?: Chain;
  readonly waits_for?: readonly number[] | null;
}

/** The outcome of a decision on an item (docs: approvals#approval-outcomes). */
export type Outcome = 'done' | 'changed' | 'decided' | 'own' | 'forbidden' | 'missing';

/** An item of a run, with its outcome. */
export interface ApprovalDecisionTable {
  run_id: number;
  billing_item_id: number;
  asked_version: number;
  /** The reason of this item's rejection; null if it is the run's reason. */
  reason: Generated<string | null>;
  /** Null until the item is processed. */
  fate: Generated<Outcome | null>;
  before: Generated<BeforeDecision | null>;
  decided_version: Generated<number | null>;
  change_id: Generated<number | null>;
  decided_at: Generated<Date | null>;
  undone_at: Generated<Date | null>;
  /** When its consequences were carried out. From then on it cannot be undone. */
  finished_at: Generated<Date | null>;
  /** When a mail becomes due; null once it was sent, or if none is due. */
  mail_after: Generated<Date | null>;
}

/** A comment on a billing item. It cannot be changed. */
export interface BillingItemCommentTable {
  id: Generated<number>;
  billing_item_id: number;
  user_id: number;
  /** The person on whose behalf; null for the user's own name, and if that person no longer exists. */
  principal_id: number | null;
  text: string;
  at: Date;
  /** The `Idempotency-Key`. */
  key: string;
  request_hash: string;
  /** When a mail to the worker becomes due; null once it was sent, or if none is due. */
  mail_after: Date | null;
}

/** A change of a timecard's allocations by an approver. */
export interface AllocationChangeTable {
  id: Generated<number>;
  billing_item_id: number;
  /** The user who may take it back; null after their account was deleted. */
  user_id: number | null;
  changed_by: string;
  /** The person on whose behalf; null for the user's own name. */
  changed_for: string | null;
  changed_at: Date;
  changes: ChangedAllocation[];
  /** Days and allocations before the change, for an undo. */
  before: Placed;
  /** The version that the change created. */
  changed_version: number;
  /** When it was taken back. From then on it is not shown. */
  undone_at: Date | null;
}

export interface ApprovalTables {
  allocation_change: AllocationChangeTable;
  billing_item_comment: BillingItemCommentTable;
  approval_run: ApprovalRunTable;
  approval_decision: ApprovalDecisionTable;
}
