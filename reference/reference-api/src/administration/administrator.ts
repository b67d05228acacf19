import type { Kysely } from 'kysely';
import { reachOf, type Who } from '../access/may.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import type { Rights } from './rights.ts';
import { usersWithinReach } from './within-reach.ts';

/** @throws HttpProblem 403 for a user who administers nobody */
export function requireAdministrator(user: SignedInUser): void {
  if (reachOf(user, 'users') === 'none') throw forbidden('You do not manage users.');
}

/** A user within an administrator's reach. @throws HttpProblem 404 for any other, as for one who does not exist */
export async function userWithinReach(
  db: Kysely<Database>,
  administrator: Who,
  userId: number,
): Promise<Rights & { readonly isDisabled: boolean }> {
  const row = await db
    .selectFrom('app_user as u')
    .select(['u.id as userId', 'u.user_type as userType', 'u.permissions', 'u.disabled_at'])
    .where('u.id', '=', userId)
    .where(usersWithinReach(administrator))
    .executeTakeFirst();
  if (!row) throw notFound('There is no such user.');
  const { disabled_at, ...rights } = row;
  return { ...rights, isDisabled: disabled_at !== null };
}
