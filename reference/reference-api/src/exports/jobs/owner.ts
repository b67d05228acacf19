import type { Kysely } from 'kysely';
import { billingPrincipals } from '../../delegates/billing-principals.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';

/** The owner of a file with their present rights, as if they asked now; undefined if their account is disabled. */
export async function readOwner(db: Kysely<Database>, userId: number, now: Date): Promise<SignedInUser | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['app_user.id as userId', 'user_name as userName', 'first_name as firstName', 'last_name as lastName'])
    .select(['user_type as userType', 'client_id as clientId', 'supplier_name as supplierName', 'permissions'])
    .select(['is_csc_csr as isCscCsr', 'is_finance as isFinance', 'is_sys_admin as isSysAdmin'])
    .select(['is_helpdesk as isHelpdesk', 'is_msp_admin as isMspAdmin', 'language', 'country'])
    .select(billingPrincipals(now).as('billingPrincipals'))
    .where('app_user.id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  // No session asks.
  return row && { ...row, sessionId: 0 };
}

/** The time zone in which a user reads: their own, or their company's. */
export async function zoneOf(db: Kysely<Database>, userId: number): Promise<string> {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('user_preference as p', 'p.user_id', 'u.id')
    .select((e) => e.fn.coalesce('p.time_zone', 'c.time_zone').as('zone'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row?.zone ?? 'UTC';
}
