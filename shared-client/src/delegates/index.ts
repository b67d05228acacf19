/** The calls of delegates (docs: api#api-delegates). */
import { api } from 'shared-client';
import { delegateCandidates, delegation, delegations, type NewDelegation } from './schema.ts';

export type * from './schema.ts';

const DELEGATES = '/wand2/api/delegates';

type Signal = { readonly signal?: AbortSignal };

/** Who stands in for the reader, and for whom the reader stands in. @throws ForbiddenError for who has nothing to lend */
export const getDelegates = (options: Signal = {}) => api.get(DELEGATES, delegations, options);

/** Up to 20 people who may stand in for the reader. */
export const getDelegateCandidates = async (search: string, options: Signal = {}) =>
  (await api.get(`${DELEGATES}/candidates`, delegateCandidates, { query: { search }, ...options })).people;

/** Names a delegate. */
export const nameDelegate = (asked: NewDelegation, options: Signal & { readonly idempotencyKey: string }) =>
  api.post(DELEGATES, delegation, { json: asked, ...options });

/** Ends a delegation at once. @throws ConflictError when it changed since it was read */
export const endDelegation = (delegationId: number, version: number, options: Signal = {}) =>
  api.post(`${DELEGATES}/${delegationId}/end`, delegation, { json: { version }, ...options });
