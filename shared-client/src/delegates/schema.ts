/** Schemas of the calls of delegates (docs: api#api-delegates). */
import { DELEGATE_PERMISSIONS, DELEGATION_STATES } from 'shared-validators/delegation';
import * as v from 'valibot';
import { date, list } from '../billing/schema/wire.ts';

export const delegatePermission = v.picklist(DELEGATE_PERMISSIONS);

/** Somebody by name. */
export const person = v.object({ userId: v.number(), name: v.string() });
export type Person = v.InferOutput<typeof person>;

/** That somebody stands in for another. */
export const delegation = v.object({
  delegationId: v.number(),
  version: v.number(),
  /** The delegate; of those that the reader stands in with, who is stood in for. */
  person,
  permissions: list(delegatePermission),
  startDate: date,
  endDate: date,
  state: v.picklist(DELEGATION_STATES),
});
export type Delegation = v.InferOutput<typeof delegation>;

/** Response of `GET /wand2/api/delegates`. */
export const delegations = v.object({
  /** The present day where the company is. */
  today: date,
  /** What the reader may trust others with. */
  mayLend: list(delegatePermission),
  /** Who stands in for the reader, the newest first. */
  named: list(delegation),
  /** For whom the reader stands in, the newest first. */
  standsInFor: list(delegation),
});
export type Delegations = v.InferOutput<typeof delegations>;

/** Response of `GET /wand2/api/delegates/candidates`. */
export const delegateCandidates = v.object({ people: list(person) });

/** Body of `POST /wand2/api/delegates`. */
export const newDelegation = v.object({
  delegateId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  permissions: v.pipe(v.array(delegatePermission), v.maxLength(DELEGATE_PERMISSIONS.length)),
  startDate: date,
  endDate: date,
});
export type NewDelegation = v.InferInput<typeof newDelegation>;
