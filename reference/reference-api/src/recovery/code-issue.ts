import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordEvent, secondsUntilAllowed } from '../audit/audit.ts';
import { tooMany } from '../call/http-problem.ts';
import { hashPassword } from '../identity/password.ts';
import { pauseLeft } from '../limits/pause.ts';
import type { Database } from '../storage/database.ts';
import type { Channel } from './channel.ts';
import { CODE_SECONDS, CODES_PER_HOUR, RESEND_SECONDS } from './limits.ts';
import { maskAddress } from './masking.ts';

/** The purpose of a code: to prove that `address` reaches the user. */
export interface PendingAddress {
  readonly userId: number;
  readonly channel: Channel;
  /** An e-mail address as entered (trimmed), or a number in E.164. */
  readonly address: string;
  readonly country: string | null;
}

export interface IssuedCode {
  readonly id: number;
  /** Eight digits. They are only known at this moment. */
  readonly code: string;
  readonly expiresAt: Date;
}

/** Eight digits from the secure generator, with leading zeros. */
const newCode = (): string => String(randomInt(0, 100_000_000)).padStart(8, '0');

/**
 * Creates the newest code of a channel, or throws 429. Two concurrent requests of one user wait for one another, so that a double click
 * sends one code. `also` runs in the same transaction.
 */
export async function issueCode(
  db: Kysely<Database>,
  pending: PendingAddress,
  now: Date,
  also: (trx: Transaction<Database>, issued: IssuedCode) => Promise<void>,
): Promise<IssuedCode> {
  const code = newCode();
  const codeHash = await hashPassword(code);
  const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000);
  const { userId, channel, address, country } = pending;
  return db.transaction().execute(async (trx) => {
    await sql`select id from app_user where id = ${userId} for update`.execute(trx);
    const last = await trx
      .selectFrom('recovery_code')
      .select(['address', 'sent_at'])
      .where('user_id', '=', userId)
      .where('channel', '=', channel)
      .where('address', '=', address)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const wait = pauseLeft(last?.sent_at, now, RESEND_SECONDS);
    if (wait > 0) {
      throw tooMany(
        'ERR_RECOVERY_RESEND_TOO_SOON',
        'A code was sent a moment ago. Please wait before you ask again.',
        wait,
      );
    }
    const budget = await secondsUntilAllowed(trx, now, {
      userId,
      event: 'code_sent',
      limit: CODES_PER_HOUR,
      windowSeconds: 3600,
    });
    if (budget > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_CODES', 'Too many codes were sent. Please try again later.', budget);
    }
    const row = await trx
      .insertInto('recovery_code')
      .values({
        user_id: userId,
        channel,
        address,
        country,
        code_hash: codeHash,
        sent_at: now,
        expires_at: expiresAt,
        used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, now, userId, 'code_sent', { channel, to: maskAddress(address) });
    const issued = { id: row.id, code, expiresAt };
    await also(trx, issued);
    return issued;
  });
}

/** Withdraws a code that its receiver refused. The previous one is valid again, and another may be requested at once. */
export async function withdrawCode(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('recovery_code').where('id', '=', id).execute();
}
