import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** The accounts that a user may switch to, in the order they were linked. */
export function linkedAccountsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('linked_account')
    .innerJoin('app_user', 'app_user.id', 'linked_account.other_user_id')
    .innerJoin('client', 'client.id', 'app_user.client_id')
    .select([
      'linked_account.id as linkedAccountId',
      'linked_account.nick_name as nickName',
      'app_user.user_name as userName',
      'app_user.first_name as firstName',
      'app_user.user_type as userType',
      'client.name as clientName',
    ])
    .where('linked_account.user_id', '=', userId)
    .orderBy('linked_account.id')
    .execute();
}

/** A user's verified e-mail address. */
export async function verifiedEmail(db: Kysely<Database>, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('recovery_registration')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Every other account with the same verified address. */
export function accountsOfEmail(db: Kysely<Database>, email: string, exceptUserId: number) {
  return db
    .selectFrom('recovery_registration')
    .innerJoin('app_user', 'app_user.id', 'recovery_registration.user_id')
    .innerJoin('client', 'client.id', 'app_user.client_id')
    .select([
      'app_user.user_name as userName',
      'app_user.first_name as firstName',
      'app_user.user_type as userType',
      'client.name as clientName',
    ])
    .where((e) => e(e.fn('lower', ['recovery_registration.email']), '=', email.toLowerCase()))
    .where('app_user.id', '<>', exceptUserId)
    .orderBy('app_user.user_name')
    .execute();
}
