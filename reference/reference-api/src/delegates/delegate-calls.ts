import * as contract from 'shared-client/schema/delegates';
import * as v from 'valibot';
import { keyOf } from '../billing/save/idempotency.ts';
import { defineCall } from '../call/call.ts';
import { idText, shortText } from '../call/fields.ts';
import { forbidden } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { endDelegation, nameDelegate } from './change-delegations.ts';
import { hasDelegates } from './delegated-permissions.ts';
import { findCandidates, readDelegations } from './read-delegations.ts';

const source = 'docs/reference/api.md#api-delegates';
const DELEGATES = '/wand2/api/delegates';

export const getDelegates = defineCall({
  method: 'GET',
  path: DELEGATES,
  summary: 'The caller’s delegates, and the users the caller is a delegate of; those that ended as well.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.delegations,
  handle({ user, services: { db, now } }) {
    requireStaff(user);
    return readDelegations(db, user, now());
  },
});

export const getDelegateCandidates = defineCall({
  method: 'GET',
  path: `${DELEGATES}/candidates`,
  summary: 'Up to 20 people who may stand in for the caller: of the same company, with the same type of account.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  query: v.strictObject({ search: v.optional(shortText(150)) }),
  response: contract.delegateCandidates,
  async handle({ query, user, services: { db } }) {
    requireStaff(user);
    return { people: await findCandidates(db, user, query.search ?? '') };
  },
});

export const postDelegate = defineCall({
  method: 'POST',
  path: DELEGATES,
  summary: 'Names a delegate for a period, with some of the permissions that the caller has.',
  source: `${source}, docs/reference/approvals.md#delegates`,
  auth: 'bearer',
  idempotent: true,
  refuses: [
    'ERR_FORBIDDEN',
    'ERR_DELEGATE_NEEDED',
    'ERR_DELEGATE_PERMISSION',
    'ERR_DELEGATE_START',
    'ERR_DELEGATE_END',
    'ERR_DELEGATE_LONG',
  ],
  body: v.strictObject(contract.newDelegation.entries),
  response: contract.delegation,
  handle({ body, user, services, request }) {
    requireStaff(user);
    return nameDelegate(services, user, body, keyOf(request));
  },
});

export const postDelegateEnd = defineCall({
  method: 'POST',
  path: `${DELEGATES}/{id}/end`,
  summary: 'Ends a delegation at once. The delegate’s decisions stay.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_DELEGATE_CHANGED'],
  params: v.strictObject({ id: idText }),
  body: v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  response: contract.delegation,
  handle({ params, body, user, services }) {
    requireStaff(user);
    return endDelegation(services, user, params.id, body.version);
  },
});

function requireStaff({ userType }: Pick<SignedInUser, 'userType'>): void {
  if (!hasDelegates(userType)) throw forbidden('Workers and suppliers have no delegates.');
}
