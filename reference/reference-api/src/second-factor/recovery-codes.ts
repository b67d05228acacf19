import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { secretHash } from '../identity/secrets.ts';
import type { Database } from '../storage/database.ts';

const COUNT = 10;
/** Without letters and digits that are mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

const hashOf = (userId: number, code: string) => secretHash(`${userId} ${code.toUpperCase().replace(/[\s-]/g, '')}`);

/** Ten recovery codes in the place of those there were; this is the only moment they are known. */
export async function makeRecoveryCodes(db: Kysely<Database>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from(
      { length: LENGTH },
      (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + LETTERS[randomInt(LETTERS.length)],
    ).join(''),
  );
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_key').where('user_id', '=', userId).execute();
    await trx
      .insertInto('recovery_key')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), used_at: null })))
      .execute();
  });
  return codes;
}

/** Uses a recovery code up. @returns whether it was right, and not used before */
export async function spendRecoveryCode(
  db: Kysely<Database>,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_key')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Kysely<Database>, userId: number): Promise<number> {
  const row = await db
    .selectFrom('recovery_key')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
