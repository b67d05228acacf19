/** The calls of requests, engagements and revisions that are approved (docs: api#api-records). */
import { api } from 'shared-client';
import {
  approvalRecord,
  bulkAssigned,
  type RecordAssignment,
  type RecordChange,
  type RecordComment,
  type RecordDecision,
  type RecordQuery,
  recordPage,
  recordPeople,
  undoneRecord,
} from './schema.ts';

export type * from './schema.ts';

const RECORDS = '/wand2/api/approvals/records';

type Signal = { readonly signal?: AbortSignal };
type Keyed = Signal & { readonly idempotencyKey: string };
type InName = { readonly onBehalfOf?: number | undefined };

/** A page of what is to be approved, or of what was decided. */
export const getRecords = (query: RecordQuery = {}, options: Signal = {}) =>
  api.get(RECORDS, recordPage, { query: { ...query }, ...options });

/** The whole of a record. @throws ForbiddenError for a reader who is not involved in it */
export const getRecord = (recordId: number, query: InName = {}, options: Signal = {}) =>
  api.get(`${RECORDS}/${recordId}`, approvalRecord, { query: { ...query }, ...options });

/** Up to 20 people who may approve a record, manage it or work on it. */
export const getRecordPeople = async (
  recordId: number,
  query: InName & { readonly search: string },
  options: Signal = {},
) => (await api.get(`${RECORDS}/${recordId}/people`, recordPeople, { query: { ...query }, ...options })).people;

/** Approves or rejects. @throws ConflictError when it changed since it was read */
export const decideRecord = (recordId: number, decision: RecordDecision, options: Keyed) =>
  api.post(`${RECORDS}/${recordId}/decision`, approvalRecord, { json: decision, ...options });

/** Takes one's last decision on a record back, within ten seconds. @throws NotFoundError if the caller decided nothing on it */
export const undoRecord = (recordId: number, options: Signal = {}) =>
  api.post(`${RECORDS}/${recordId}/undo`, undoneRecord, options);

/** Changes a record or its chain, or reminds an approver. @throws ConflictError when it changed since it was read */
export const changeRecord = (recordId: number, change: RecordChange, options: Keyed) =>
  api.post(`${RECORDS}/${recordId}/change`, approvalRecord, { json: change, ...options });

/** Adds a comment to a record. */
export const commentRecord = (recordId: number, comment: RecordComment, options: Keyed) =>
  api.post(`${RECORDS}/${recordId}/comments`, approvalRecord, { json: comment, ...options });

/** Assigns several requests to a user, all of them or none. The URL names the first. @throws ConflictError when one changed */
export const assignRequests = (assignment: RecordAssignment, options: Signal = {}) =>
  api.post(`/wand2/api/requests/${assignment.requests[0]?.id ?? 0}/bulk-assign`, bulkAssigned, {
    query: { dw: false },
    json: assignment,
    ...options,
  });
