/** Schemas of the calls of delegates (docs: api#api-delegates). */
import { DELEGATE_PERMISSIONS, DELEGATION_STATES } from 'shared-validators/delegation';
import * as v from 'valibot';
import { date, list } from '../billing/schema/wire.ts';

export const delegatePermission = v.picklist(DELEGATE_PERMISSIONS);

/** A user by name. */
export const person = v.object({ userId: v.number(), name: v.string() });
export type Person = v.InferOutput<typeof person>;

/** A delegation: one person acts for another. */
export const delegation = v.object({
  delegationId: v.number(),
  version: v.number(),
  /** The delegate; in the list of people the reader acts for, that person. */
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
  /** The permissions the reader may delegate. */
  mayLend: list(delegatePermission),
  /** The reader's delegates, newest first. */
  named: list(delegation),
  /** The people the reader is a delegate of, newest first. */
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
