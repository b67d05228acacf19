import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hashPassword, verifyPassword } from '../identity/password.ts';
import { secretHash } from '../identity/secrets.ts';
import type { Database } from '../storage/database.ts';

const COUNT = 10;
/** Without letters and digits that are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/** Codes have 59 random bits, too few for a plain hash (OWASP ASVS 5, 6.5.2). Old codes have a plain hash until they are created again. */
const isHashOf = async (hash: string, userId: number, code: string): Promise<boolean> =>
  hash === secretHash(`${userId} ${plain(code)}`) || verifyPassword(plain(code), hash);

/**
 * Creates ten recovery codes, replacing earlier ones. They are only known at this moment. `also` runs in the same transaction.
 */
export async function makeRecoveryCodes(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  also: (trx: Transaction<Database>) => Promise<void>,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from(
      { length: LENGTH },
      (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + LETTERS[randomInt(LETTERS.length)],
    ).join(''),
  );
  const hashes = await Promise.all(codes.map((code) => hashPassword(plain(code))));
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_key').where('user_id', '=', userId).execute();
    await trx
      .insertInto('recovery_key')
      .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null, codes_made_at: now })))
      .execute();
    await also(trx);
  });
  return codes;
}

/** Uses up a recovery code. @returns whether it was right and unused */
export async function spendRecoveryCode(
  db: Kysely<Database>,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  if (plain(code).length !== LENGTH) return false;
  const unused = await db
    .selectFrom('recovery_key')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  const right = await Promise.all(unused.map(({ code_hash }) => isHashOf(code_hash, userId, code)));
  const found = unused[right.indexOf(true)];
  if (!found) return false;
  const used = await db
    .updateTable('recovery_key')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', found.code_hash)
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
