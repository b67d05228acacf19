import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { authenticatorSince } from './authenticator.ts';
import { contactStepSince } from './contact-code.ts';

/** Since when a sign-in by password requires a second factor; undefined if it does not. */
export const secondFactorSince = async (db: Kysely<Database>, userId: number): Promise<Date | undefined> =>
  (await authenticatorSince(db, userId)) ?? (await contactStepSince(db, userId));

/** Recovery codes replace a second factor. They are deleted with the last one, so that they cannot be used for a later one. */
export async function dropUnneededCodes(db: Kysely<Database>, userId: number): Promise<void> {
  if (await secondFactorSince(db, userId)) return;
  await db.deleteFrom('recovery_key').where('user_id', '=', userId).execute();
}
