import type { Kysely } from 'kysely';
import { type DelegatePermission, delegationState } from 'shared-validators/delegation';
import type { Access } from '../access/matrix.ts';
import { manages, may, type Owner } from '../access/may.ts';
import { dateIn } from '../billing/calendar.ts';
import { fullName } from '../billing/change-history.ts';
import { forbidden } from '../call/http-problem.ts';
import type { ActingUser, SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { mayLend } from './delegated-permissions.ts';

/** The acting user, and the user on whose behalf they act. */
export interface Acting {
  /** The caller. */
  readonly actor: ActingUser;
  /** The user whose access and permissions apply: the actor, or the person the actor is a delegate of. */
  readonly as: ActingUser;
  /** The person the actor is a delegate of; null in their own name. */
  readonly principal: ActingUser | null;
}

/** A user acting in their own name. */
export const inOwnName = (user: ActingUser): Acting => ({ actor: user, as: user, principal: null });

/** The names to record: the user who acted, and the user on whose behalf. */
export const namesOf = ({ actor, principal }: Acting) => ({
  by: fullName(actor),
  for: principal ? fullName(principal) : null,
});

/** Whether an item must not be decided on because one of the two submitted it. */
export const isOwn = ({ actor, principal }: Acting, submittedById: number | null): boolean =>
  submittedById !== null && (submittedById === actor.userId || submittedById === principal?.userId);

/**
 * Whether an action on an owner's items is allowed. On behalf of a manager these are the records of that manager, never those of the whole
 * company (docs: access#access-in-name).
 */
export const mayActing = ({ as, principal }: Acting, access: Access, owner: Owner): boolean =>
  may(as, access, owner) && (principal?.userType !== 'Client' || manages(principal.userId, owner));

/** Whether a user sees an owner's items: in their own name, or as a delegate (docs: access#access-in-name). */
export const maySee = (
  user: ActingUser & Pick<SignedInUser, 'billingPrincipals'>,
  owner: Owner,
  access: Access = 'see',
): boolean =>
  may(user, access, owner) ||
  user.billingPrincipals.some((principal) => mayActing({ actor: user, as: principal, principal }, access, owner));

/** The people a user is a delegate of today, with a permission that they themselves have. */
export async function standsInFor(
  db: Kysely<Database>,
  user: Pick<SignedInUser, 'userId' | 'clientId' | 'userType'>,
  permission: DelegatePermission,
  now: Date,
): Promise<readonly (ActingUser & { readonly endDate: string })[]> {
  const rows = await db
    .selectFrom('delegation as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .innerJoin('client as c', 'c.id', 'u.client_id')
    .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName', 'u.user_type as userType'])
    .select(['u.client_id as clientId', 'u.supplier_name as supplierName', 'u.permissions', 'c.time_zone'])
    .select(['d.permissions as lent', 'd.start_date as startDate', 'd.end_date as endDate', 'd.ended_at'])
    .where('d.delegate_id', '=', user.userId)
    // A delegation does not follow a user to another company, or to another type of account.
    .where('u.client_id', '=', user.clientId)
    .where('u.user_type', '=', user.userType)
    // It rests while the user is disabled.
    .where('u.disabled_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('d.end_date', 'desc')
    .orderBy('d.id')
    .execute();
  const inForce = rows.filter(
    (row) =>
      row.lent.includes(permission) &&
      mayLend(row).includes(permission) &&
      delegationState({ ...row, isEnded: row.ended_at !== null }, dateIn(row.time_zone, now)) === 'active',
  );
  // Of two delegations by the same person, the longer one counts.
  return inForce.filter((row, at) => inForce.findIndex(({ userId }) => userId === row.userId) === at);
}

interface InName {
  readonly onBehalfOf: number | undefined;
  readonly permission: DelegatePermission;
  readonly now: Date;
}

/** The acting user: the caller, or the caller on behalf of a person; undefined if the caller is not their delegate. */
export async function findActing(
  db: Kysely<Database>,
  user: ActingUser,
  { onBehalfOf, permission, now }: InName,
): Promise<Acting | undefined> {
  if (onBehalfOf === undefined) return inOwnName(user);
  const principal = (await standsInFor(db, user, permission, now)).find(({ userId }) => userId === onBehalfOf);
  return principal && { actor: user, as: principal, principal };
}

/** The acting user. @throws HttpProblem 403 for a caller who is not a delegate of the person */
export async function actingFor(db: Kysely<Database>, user: ActingUser, inName: InName): Promise<Acting> {
  const acting = await findActing(db, user, inName);
  if (!acting) throw forbidden('You do not stand in for this person, or no longer.');
  return acting;
}
