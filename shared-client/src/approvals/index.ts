/** The approval calls (docs: api#api-approvals). */
import { api } from 'shared-client';
import {
  type AllocationsRequest,
  type ApprovalBatch,
  type ApprovalQuery,
  allocationsResponse,
  approvalBatch,
  approvalBatches,
  approvalPage,
  approvalSummary,
  type BatchRequest,
  type DecisionRequest,
  decisionRun,
  secondLook,
  undoneAllocations,
  undoneRun,
} from './schema.ts';

export type * from './schema.ts';

const APPROVALS = '/wand2/api/billing/approvals';

type Signal = { readonly signal?: AbortSignal };

/** Counts of waiting items by kind: the caller's own, or those of a person the caller is a delegate of. */
export const getApprovalSummary = (query: Pick<ApprovalQuery, 'onBehalfOf' | 'records'> = {}, options: Signal = {}) =>
  api.get(`${APPROVALS}/summary`, approvalSummary, { query: { ...query }, ...options });

/** A page of items that wait for a decision, or that were decided lately. */
export const getApprovals = (query: ApprovalQuery = {}, options: Signal = {}) =>
  api.get(`${APPROVALS}/items`, approvalPage, { query: { ...query }, ...options });

/**
 * The data that a reviewer compares an item with: the worker's time elsewhere in its period, its files, and the last decisions on its
 * engagement. @throws ForbiddenError for an item that the caller does not review
 */
export const getSecondLook = (
  billingItemId: number,
  query: { readonly onBehalfOf?: number | undefined } = {},
  options: Signal = {},
) => api.get(`${APPROVALS}/items/${billingItemId}/second-look`, secondLook, { query: { ...query }, ...options });

/**
 * Decides on items. While `remaining` is not 0, sending the same request with the same key continues, also after a broken connection.
 * @throws ConflictError when it was undone meanwhile
 */
export const postDecision = (request: DecisionRequest, options: Signal & { readonly idempotencyKey: string }) =>
  api.post(`${APPROVALS}/decisions`, decisionRun, { json: request, ...options });

/** Takes a decision back, as long as nothing has followed from it. */
export const undoDecision = (runId: number, options: Signal = {}) =>
  api.post(`${APPROVALS}/decisions/${runId}/undo`, undoneRun, options);

/**
 * Changes the allocations of a timecard that waits; a rule that refuses them is a response with `billingItemId` 0 and the errors.
 * @throws ConflictError when somebody else changed the item
 */
export const changeAllocations = (
  billingItemId: number,
  request: AllocationsRequest,
  options: Signal & { readonly idempotencyKey: string },
) => api.post(`${APPROVALS}/items/${billingItemId}/allocations`, allocationsResponse, { json: request, ...options });

/** Takes back what the caller changed last of the allocations of a timecard. It can be repeated and responds the same. */
export const undoAllocations = (billingItemId: number, options: Signal = {}) =>
  api.post(`${APPROVALS}/items/${billingItemId}/allocations/undo`, undoneAllocations, options);

/** Starts a batch, which the server processes by itself. The same key does not start a second one. */
export const postBatch = (request: BatchRequest, options: Signal & { readonly idempotencyKey: string }) =>
  api.post(`${APPROVALS}/batches`, approvalBatch, { json: request, ...options });

/** The newest batches of the reader, in their own name or on behalf of a user whose delegate they are. */
export const getBatches = async (
  query: { readonly onBehalfOf?: number | undefined } = {},
  options: Signal = {},
): Promise<ApprovalBatch[]> =>
  (await api.get(`${APPROVALS}/batches`, approvalBatches, { query: { ...query }, ...options })).batches;

/** A batch of the reader, with each item that was not approved. */
export const getBatch = (runId: number, options: Signal = {}) =>
  api.get(`${APPROVALS}/batches/${runId}`, approvalBatch, options);
