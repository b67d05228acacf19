import type { Kysely } from 'kysely';
import { NOBODY } from '../identity/password.ts';
import type { Database } from '../storage/database.ts';

/** Resets of an account that are under way while something else happens to it. */
const underWay = (db: Kysely<Database>, userId: number) =>
  db.updateTable('password_reset').where('user_id', '=', userId).where('used_at', 'is', null);

/** A new password is in force: none of them sets another by what it has proven. */
export async function overtakeResets(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await underWay(db, userId).set({ overtaken_at: now }).execute();
}

/**
 * A contact was changed, or somebody else had signed in: what was sent or proven before counts no more. A code is wrong from now on, as
 * every code of nobody's account is.
 */
export async function voidResets(db: Kysely<Database>, userId: number): Promise<void> {
  await underWay(db, userId)
    .set((e) => ({ code_hash: e.case().when('code_hash', 'is not', null).then(NOBODY).end(), proven_at: null }))
    .execute();
}
