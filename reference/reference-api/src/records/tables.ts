import type { Generated } from 'kysely';
import type { RecordDifference, RecordEvent, RecordFacts } from 'shared-client/schema/records';
import type { Chain, ConfiguredStep, RecordKind, RecordStatus } from 'shared-validators/record-approval';

/** The approval route of a company for a kind of records, or for billing items. What is under way keeps the chain it started with. */
export interface ApprovalRouteTable {
  client_id: number;
  kind: RecordKind | 'BILLING';
  steps: ConfiguredStep[];
}

/** A request, an engagement or a revision. */
export interface ApprovalRecordTable {
  id: Generated<number>;
  client_id: number;
  kind: RecordKind;
  /** The number that people use. */
  number: string;
  title: string;
  status: RecordStatus;
  requester_id: number;
  manager_id: number;
  assignee_id: number | null;
  /** The submitter, and the user on whose behalf they submitted it. */
  submitted_by: Generated<readonly number[]>;
  submitted_at: Date | null;
  facts: RecordFacts;
  changes: Generated<RecordDifference[]>;
  chain: Generated<Chain>;
  /** The approvers that the current step waits for, from the chain. */
  waits_for: Generated<readonly number[]>;
  /**
   * The time from which the current step waits; null if that is the submission. It is in the future while the decision before it can be
   * taken back.
   */
  waits_from: Generated<Date | null>;
  /** All approvers of the chain. */
  approvers: Generated<readonly number[]>;
  version: Generated<number>;
  created_at: Date;
}

/** An action on a record, or a comment. */
export interface ApprovalRecordEventTable {
  id: Generated<number>;
  record_id: number;
  user_id: number;
  /** The person on whose behalf. */
  principal_id: number | null;
  what: RecordEvent['what'];
  text: string | null;
  person_id: number | null;
  at: Date;
  /** The `Idempotency-Key` of the request, and its content. */
  key: string | null;
  request_hash: string | null;
  /** Only for a decision: the values that an undo restores. */
  before: Generated<BeforeRecordDecision | null>;
  decided_version: Generated<number | null>;
  undo_until: Generated<Date | null>;
  undone_at: Generated<Date | null>;
}

/** The values of a record before a decision. */
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
