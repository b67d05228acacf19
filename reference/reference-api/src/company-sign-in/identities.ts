import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Proven } from './authorization.ts';

/** The user to whom a verified identity is linked; undefined if there is none, or the user is disabled. */
export async function userOfIdentity(
  db: Kysely<Database>,
  { issuer, subject }: Proven,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('company_identity')
    .set({ used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', 'in', (e) => e.selectFrom('app_user').select('id').where('disabled_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Links a verified identity to a user, replacing an earlier one. @returns undefined if it belongs to somebody else */
export async function linkIdentity(
  trx: Kysely<Database>,
  { issuer, subject }: Proven,
  userId: number,
  now: Date,
): Promise<true | undefined> {
  const owner = await trx
    .selectFrom('company_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (owner && owner.user_id !== userId) return undefined;
  await trx.deleteFrom('company_identity').where('issuer', '=', issuer).where('user_id', '=', userId).execute();
  await trx
    .insertInto('company_identity')
    .values({ issuer, subject, user_id: userId, linked_at: now, used_at: null })
    .execute();
  return true;
}

/** When a user's account was linked. */
export async function linkedSince(db: Kysely<Database>, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('company_identity')
    .select('linked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.linked_at;
}
