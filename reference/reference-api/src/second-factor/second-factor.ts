import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { authenticatorSince } from './authenticator.ts';
import { contactStepSince } from './contact-code.ts';

/** Since when a sign-in by password asks for a second factor; undefined: it does not. */
export const secondFactorSince = async (db: Kysely<Database>, userId: number): Promise<Date | undefined> =>
  (await authenticatorSince(db, userId)) ?? (await contactStepSince(db, userId));

/** Recovery codes take the place of a second factor. They go with the last one: the next is not answered by codes of before it. */
export async function dropUnneededCodes(db: Kysely<Database>, userId: number): Promise<void> {
  if (await secondFactorSince(db, userId)) return;
  await db.deleteFrom('recovery_key').where('user_id', '=', userId).execute();
}
