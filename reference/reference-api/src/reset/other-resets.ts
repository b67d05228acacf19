import type { Kysely } from 'kysely';
import { NOBODY } from '../identity/password.ts';
import type { Database } from '../storage/database.ts';

/** The running resets of an account. */
const underWay = (db: Kysely<Database>, userId: number) =>
  db.updateTable('password_reset').where('user_id', '=', userId).where('used_at', 'is', null);

/**
 * Marks running resets as overtaken after a new password was set, so that none of them sets another password with an earlier verification.
 */
export async function overtakeResets(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await underWay(db, userId).set({ overtaken_at: now }).execute();
}

/**
 * Voids running resets after a contact was changed, or somebody else had signed in: earlier codes and verifications are invalid. A code is
 * then wrong, like every code for an account that does not exist.
 */
export async function voidResets(db: Kysely<Database>, userId: number): Promise<void> {
  await underWay(db, userId)
    .set((e) => ({ code_hash: e.case().when('code_hash', 'is not', null).then(NOBODY).end(), proven_at: null }))
    .execute();
}
