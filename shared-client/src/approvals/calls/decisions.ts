/** Decisions, and taking them back. */
import { api } from 'shared-client';
import { type DecisionRequest, decisionRun, undoneRun } from '../schema/decision.ts';
import { APPROVALS, type Signal } from './options.ts';

/**
 * Decides on items. While `remaining` is not 0, sending the same request with the same key continues, also after a broken connection.
 * @throws ConflictError when it was undone meanwhile
 */
export const postDecision = (request: DecisionRequest, options: Signal & { readonly idempotencyKey: string }) =>
  api.post(`${APPROVALS}/decisions`, decisionRun, { json: request, ...options });

/** Takes a decision back, as long as nothing has followed from it. */
export const undoDecision = (runId: number, options: Signal = {}) =>
  api.post(`${APPROVALS}/decisions/${runId}/undo`, undoneRun, options);
