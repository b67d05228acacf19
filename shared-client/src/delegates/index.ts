/** The calls of delegates (docs: api#api-delegates). */
import { api } from 'shared-client';
import { delegateCandidates, delegation, delegations, type NewDelegation } from './schema.ts';

export type * from './schema.ts';

const DELEGATES = '/wand2/api/delegates';

type Signal = { readonly signal?: AbortSignal };

/**
 * The reader's delegates, and the people the reader is a delegate of. @throws ForbiddenError for a reader without any permission to
 * delegate
 */
export const getDelegates = (options: Signal = {}) => api.get(DELEGATES, delegations, options);

/** Up to 20 people who may become the reader's delegate. */
export const getDelegateCandidates = async (search: string, options: Signal = {}) =>
  (await api.get(`${DELEGATES}/candidates`, delegateCandidates, { query: { search }, ...options })).people;

/** Names a delegate. */
export const nameDelegate = (asked: NewDelegation, options: Signal & { readonly idempotencyKey: string }) =>
  api.post(DELEGATES, delegation, { json: asked, ...options });

/** Ends a delegation at once. @throws ConflictError when it changed since it was read */
export const endDelegation = (delegationId: number, version: number, options: Signal = {}) =>
  api.post(`${DELEGATES}/${delegationId}/end`, delegation, { json: { version }, ...options });
