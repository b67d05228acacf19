import type { Generated } from 'kysely';
import type { RecordDifference, RecordEvent, RecordFacts } from 'shared-client/schema/records';
import type { Chain, RecordKind, RecordStatus, RouteStep } from 'shared-validators/record-approval';

/** Who approves what of a company from now on. What is under way keeps the chain that it began with. */
export interface ApprovalRouteTable {
  client_id: number;
  kind: RecordKind;
  steps: RouteStep[];
}

/** A request, an engagement or a revision. */
export interface ApprovalRecordTable {
  id: Generated<number>;
  client_id: number;
  kind: RecordKind;
  /** As people name it. */
  number: string;
  title: string;
  status: RecordStatus;
  requester_id: number;
  manager_id: number;
  assignee_id: number | null;
  /** Who submitted it, and in whose name. */
  submitted_by: Generated<readonly number[]>;
  submitted_at: Date | null;
  facts: RecordFacts;
  changes: Generated<RecordDifference[]>;
  chain: Generated<Chain>;
  /** Whom the present step waits for, as the chain says. */
  waits_for: Generated<readonly number[]>;
  /** Until then nobody of the present step is asked: the decision that led to it can be taken back. */
  waits_from: Generated<Date | null>;
  /** Everybody of the chain. */
  approvers: Generated<readonly number[]>;
  version: Generated<number>;
  created_at: Date;
}

/** Something that was done with a record, or said of it. */
export interface ApprovalRecordEventTable {
  id: Generated<number>;
  record_id: number;
  user_id: number;
  /** In whose name. */
  principal_id: number | null;
  what: RecordEvent['what'];
  text: string | null;
  person_id: number | null;
  at: Date;
  /** The `Idempotency-Key` that it was asked for with, and what was asked. */
  key: string | null;
  request_hash: string | null;
  /** Of a decision: what an undo restores. */
  before: Generated<BeforeRecordDecision | null>;
  decided_version: Generated<number | null>;
  undo_until: Generated<Date | null>;
  undone_at: Generated<Date | null>;
}

/** What a record was before it was decided on. */
export interface BeforeRecordDecision {
  readonly status: RecordStatus;
  readonly chain: Chain;
  /** ISO instant. */
  readonly waitsFrom: string | null;
}

export interface RecordTables {
  approval_route: ApprovalRouteTable;
  approval_record: ApprovalRecordTable;
  approval_record_event: ApprovalRecordEventTable;
}
