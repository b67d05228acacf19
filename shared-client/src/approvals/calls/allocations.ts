/** Changes of allocations by an approver. */
import { api } from 'shared-client';
import { type AllocationsRequest, allocationsResponse, undoneAllocations } from '../schema/allocations.ts';
import { APPROVALS, type Signal } from './options.ts';

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
