import type { Kysely } from 'kysely';
import { FACTORS, type Factor } from 'shared-client/schema/administration';
import { dropUnneededCodes } from '../second-factor/second-factor.ts';
import type { Database } from '../storage/database.ts';

type Remove = (db: Kysely<Database>, userId: number) => Promise<number>;

const rowsOf =
  (table: 'authenticator' | 'passkey' | 'recovery_key' | 'known_device'): Remove =>
  async (db, userId) => {
    const { numDeletedRows } = await db.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst();
    return Number(numDeletedRows);
  };

const contactStep: Remove = async (db, userId) => {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ contact_step_at: null })
    .where('id', '=', userId)
    .where('contact_step_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

const REMOVERS: Readonly<Record<Factor, Remove>> = {
  authenticator: rowsOf('authenticator'),
  passkeys: rowsOf('passkey'),
  'recovery-codes': rowsOf('recovery_key'),
  browsers: rowsOf('known_device'),
  'contact-step': contactStep,
};

/** Removes factors of a user's sign-in. @returns those that there were */
export async function removeFactors(
  db: Kysely<Database>,
  userId: number,
  factors: readonly Factor[],
): Promise<readonly Factor[]> {
  const removed: Factor[] = [];
  for (const factor of FACTORS)
    if (factors.includes(factor) && (await REMOVERS[factor](db, userId)) > 0) removed.push(factor);
  if (removed.length > 0) await dropUnneededCodes(db, userId);
  return removed;
}
