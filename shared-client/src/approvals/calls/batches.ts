/** Decisions on many items, which the server processes by itself. */
import { api } from 'shared-client';
import { type ApprovalBatch, approvalBatch, approvalBatches, type BatchRequest } from '../schema/batch.ts';
import { APPROVALS, type Signal } from './options.ts';

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
