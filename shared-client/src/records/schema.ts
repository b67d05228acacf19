/** Schemas of the calls of requests, engagements and revisions that are approved (docs: api#api-records). */
import {
  APPROVER_STATES,
  RECORD_ACTIONS,
  RECORD_CHANGES,
  RECORD_DECISIONS,
  RECORD_KINDS,
  RECORD_STATUSES,
  STEP_MODES,
} from 'shared-validators/record-approval';
import * as v from 'valibot';
import { principal } from '../approvals/schema.ts';
import { dateOrNone, flag, list, MAXIMUM_ID, number, text } from '../billing/schema/wire.ts';
import { person } from '../delegates/schema.ts';

export const recordKind = v.picklist(RECORD_KINDS);
export const recordStatus = v.picklist(RECORD_STATUSES);
export const recordAction = v.picklist(RECORD_ACTIONS);
export type { RecordAction, RecordKind, RecordStatus } from 'shared-validators/record-approval';

/** The records of a list: one of the kinds, all of them, or those already decided. */
export const RECORD_VIEWS = ['ALL', ...RECORD_KINDS, 'HISTORY'] as const;
export type RecordView = (typeof RECORD_VIEWS)[number];

/** An approver of a step, and their decision. */
export const recordApprover = v.object({
  userId: v.number(),
  name: v.string(),
  state: v.picklist(APPROVER_STATES),
  /** ISO instant. */
  decidedAt: text,
  /** The user who decided in their name. */
  decidedBy: text,
  remindedAt: text,
});

/** A step of an approval. */
export const recordStep = v.object({
  name: v.string(),
  mode: v.picklist(STEP_MODES),
  approvers: list(recordApprover),
});

/** A fact that a revision changes; dates are ISO, amounts have a dot. */
export const recordDifference = v.object({
  field: v.picklist(['jobTitle', 'location', 'startDate', 'endDate', 'positions', 'rate', 'amount']),
  before: text,
  after: text,
});
export type RecordDifference = v.InferOutput<typeof recordDifference>;

/** A request, an engagement, a revision or a budget, as lists have it. */
export const recordLine = v.object({
  recordId: v.number(),
  version: v.number(),
  kind: recordKind,
  /** As people name it: `REQ-4102`. */
  number: v.string(),
  title: v.string(),
  status: recordStatus,
  requester: person,
  manager: person,
  /** The user who works on it; null while nobody is assigned. */
  assignee: v.nullable(person),
  /** ISO instant; null before it is submitted. */
  submittedAt: text,
  /** ISO instant from which the present step waits; null where nothing waits. */
  waitingSince: text,
  /** The present step, from 1, and how many there are; null where nothing waits. */
  step: v.nullable(v.object({ at: v.number(), of: v.number(), name: v.string() })),
  waitsForReader: flag,
  /** Until then nobody of the present step is notified, because the previous decision can still be taken back. */
  heldMilliseconds: v.optional(v.number(), 0),
  workerName: text,
  startDate: dateOrNone,
  endDate: dateOrNone,
  positions: number,
  /** The bill rate per hour, in `currency`. */
  rate: number,
  /** The amount of a budget, in `currency`; null for readers who may not see amounts of budgets. */
  amount: number,
  currency: text,
  /** The values that a revision replaces, or the amount that a budget replaces. */
  changes: list(recordDifference),
  /** The actions that the reader may take now. */
  actions: list(recordAction),
});
export type RecordLine = v.InferOutput<typeof recordLine>;

/** A page of `GET /wand2/api/approvals/records`. */
export const recordPage = v.object({
  content: list(recordLine),
  totalElements: v.number(),
  totalPages: v.number(),
  number: v.number(),
  /** The number of records behind each tab, independent of the filters. */
  counts: v.object({
    ALL: v.number(),
    REQUEST: v.number(),
    ENGAGEMENT: v.number(),
    REVISION: v.number(),
    BUDGET: v.optional(v.number(), 0),
    HISTORY: v.number(),
  }),
  /** The users whose delegate the reader is today, and who have records in this list. */
  standsInFor: list(principal),
});
export type RecordPage = v.InferOutput<typeof recordPage>;

/** The subject of a record. */
export const recordFacts = v.object({
  jobTitle: text,
  location: text,
  startDate: dateOrNone,
  endDate: dateOrNone,
  positions: number,
  rate: number,
  /** Of a budget; null for who may not see amounts of budgets. */
  amount: number,
  currency: text,
  workerName: text,
  supplierName: text,
  justification: text,
});
export type RecordFacts = v.InferOutput<typeof recordFacts>;

/** Something that was done or said. */
export const recordEvent = v.object({
  what: v.picklist([...RECORD_ACTIONS, 'comment']),
  by: v.string(),
  /** The user on whose behalf it was done. */
  byFor: text,
  /** ISO instant. */
  at: v.string(),
  text: text,
  /** The person that it was about. */
  person: text,
});
export type RecordEvent = v.InferOutput<typeof recordEvent>;

/** Response of `GET /wand2/api/approvals/records/{id}`, and of every call that changes it. */
export const approvalRecord = v.object({
  ...recordLine.entries,
  facts: recordFacts,
  chain: list(recordStep),
  /** The newest first. */
  history: list(recordEvent),
  /** The next record that waits for the reader. */
  nextId: number,
  /** So long the reader can take their last decision on it back; 0 where they cannot. */
  undoMilliseconds: v.optional(v.number(), 0),
  standsInFor: list(principal),
});
export type ApprovalRecord = v.InferOutput<typeof approvalRecord>;

/** Response of `GET /wand2/api/approvals/records/{id}/people`. */
export const recordPeople = v.object({ people: list(person) });

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAXIMUM_ID));
const words = v.pipe(v.string(), v.maxLength(2000));

/** Body of a decision on a record. */
export const recordDecision = v.object({
  decision: v.picklist(RECORD_DECISIONS),
  version: id,
  onBehalfOf: v.optional(id),
  /** Needed to reject, a comment otherwise. */
  reason: v.nullish(words),
});
export type RecordDecision = v.InferInput<typeof recordDecision>;

/** Response of `POST …/{id}/undo`: `fate` says why the decision stays; null where it is taken back. */
export const undoneRecord = v.object({
  recordId: v.number(),
  fate: v.nullable(v.picklist(['changed', 'final'])),
});
export type UndoneRecord = v.InferOutput<typeof undoneRecord>;

/** Body of a change of a record or of its chain. */
export const recordChange = v.object({
  change: v.picklist(RECORD_CHANGES),
  version: id,
  onBehalfOf: v.optional(id),
  /** The step, from 0, of an approver who is added or removed. */
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
  /** The user who is added, removed, reminded or assigned, or the new manager. */
  userId: v.optional(id),
});
export type RecordChange = v.InferInput<typeof recordChange>;

/** Body of a comment on a record. */
export const recordComment = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  onBehalfOf: v.optional(id),
});
export type RecordComment = v.InferInput<typeof recordComment>;

/** Body of a bulk assignment that this API acts on: one user works on several requests from now on. */
export const recordAssignment = v.object({
  assigneeId: id,
  requests: v.pipe(v.array(v.object({ id, version: id })), v.minLength(1), v.maxLength(200)),
});
export type RecordAssignment = v.InferInput<typeof recordAssignment>;

/** Response of a bulk assignment. */
export const bulkAssigned = v.object({ status: v.literal('success'), id: v.number() });

/** Query of the list. */
export interface RecordQuery {
  readonly view?: RecordView | undefined;
  readonly status?: v.InferOutput<typeof recordStatus> | undefined;
  readonly search?: string | undefined;
  readonly onlyMine?: boolean | undefined;
  readonly needsAssignment?: boolean | undefined;
  readonly onBehalfOf?: number | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}
