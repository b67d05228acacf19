import type { Kysely } from 'kysely';
import { type DelegatePermission, delegationState } from 'shared-validators/delegation';
import type { Access } from '../access/matrix.ts';
import { may, type Owner } from '../access/may.ts';
import { dateIn } from '../billing/calendar.ts';
import { fullName } from '../billing/change-history.ts';
import { forbidden } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { mayLend } from './lends.ts';

/** Whose reach counts, and with which permissions. */
export type ActingUser = Pick<
  SignedInUser,
  'userId' | 'firstName' | 'lastName' | 'userType' | 'clientId' | 'supplierName' | 'permissions'
>;

/** Who acts, and in whose name. */
export interface Acting {
  /** Who makes the call. */
  readonly actor: ActingUser;
  /** Whose reach and permissions count: the actor's own, or those of the person they stand in for. */
  readonly as: ActingUser;
  /** The person they stand in for; null in their own name. */
  readonly principal: ActingUser | null;
}

/** In one's own name. */
export const inOwnName = (user: ActingUser): Acting => ({ actor: user, as: user, principal: null });

/** Who is recorded: the one who acted, and for whom. */
export const namesOf = ({ actor, principal }: Acting) => ({
  by: fullName(actor),
  for: principal ? fullName(principal) : null,
});

/** What must not be decided on, because one of the two submitted it. */
export const isOwn = ({ actor, principal }: Acting, submittedById: number | null): boolean =>
  submittedById !== null && (submittedById === actor.userId || submittedById === principal?.userId);

/**
 * Whether something of an owner's may be done. In somebody's name these are the records of that person: of a manager, the engagements
 * that they manage.
 */
export const mayActing = (
  { as, principal }: Acting,
  access: Access,
  owner: Owner & { readonly manager_id: number | null },
): boolean => may(as, access, owner) && (principal?.userType !== 'Client' || owner.manager_id === principal.userId);

/** The people whom somebody stands in for today, with a permission that these have themselves. */
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
    // Nobody takes a delegation along to another company, or into another kind of account.
    .where('u.client_id', '=', user.clientId)
    .where('u.user_type', '=', user.userType)
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
  // Two delegations of one person are one; the longer one counts.
  return inForce.filter((row, at) => inForce.findIndex(({ userId }) => userId === row.userId) === at);
}

interface InName {
  readonly onBehalfOf: number | undefined;
  readonly permission: DelegatePermission;
  readonly now: Date;
}

/** Who acts: the caller, or the caller in the name of somebody they stand in for; undefined where they do not. */
export async function findActing(
  db: Kysely<Database>,
  user: ActingUser,
  { onBehalfOf, permission, now }: InName,
): Promise<Acting | undefined> {
  if (onBehalfOf === undefined) return inOwnName(user);
  const principal = (await standsInFor(db, user, permission, now)).find(({ userId }) => userId === onBehalfOf);
  return principal && { actor: user, as: principal, principal };
}

/** Who acts. @throws HttpProblem 403 for a caller who does not stand in for the person */
export async function actingFor(db: Kysely<Database>, user: ActingUser, inName: InName): Promise<Acting> {
  const acting = await findActing(db, user, inName);
  if (!acting) throw forbidden('You do not stand in for this person, or no longer.');
  return acting;
}
