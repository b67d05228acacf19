import { type Kysely, sql } from 'kysely';
import { withoutSeparators } from 'shared-validators';
import { recordEvent, secondsUntilAllowed } from '../audit/audit.ts';
import { tooMany } from '../call/http-problem.ts';
import { verifyPassword } from '../identity/password.ts';
import type { Database } from '../storage/database.ts';
import type { Channel } from './channel.ts';
import { ATTEMPTS_PER_CODE, TRIES_PER_HOUR } from './limits.ts';

export type CodeCheck =
  | { readonly outcome: 'right'; readonly codeId: number; readonly address: string; readonly country: string | null }
  /** EXPIRED means that a new code is needed: this one is too old, was tried too often, was used, or was never sent. */
  | { readonly outcome: 'EXPIRED' | 'INVALID_CODE' };

/** Exactly 8 digits, after spaces and hyphens are removed (docs: codes#code-format). */
function eightDigits(code: string): string | undefined {
  const digits = withoutSeparators(code);
  return /^\d{8}$/.test(digits) ? digits : undefined;
}

/**
 * Compares a code with the newest one of the channel. The attempt is counted before the comparison, so that concurrent ones cannot exceed
 * five. A text that is not eight digits is not counted, because it cannot be a guess.
 */
export async function checkCode(
  db: Kysely<Database>,
  userId: number,
  channel: Channel,
  entered: string,
  now: Date,
): Promise<CodeCheck> {
  const digits = eightDigits(entered);
  if (!digits) return { outcome: 'INVALID_CODE' };
  const code = await payForTry(db, userId, channel, now);
  if (!code) return { outcome: 'EXPIRED' };
  if (await verifyPassword(digits, code.code_hash)) {
    return { outcome: 'right', codeId: code.id, address: code.address, country: code.country };
  }
  await recordEvent(db, now, userId, 'code_refused', { channel, attempt: code.attempts });
  return { outcome: code.attempts >= ATTEMPTS_PER_CODE ? 'EXPIRED' : 'INVALID_CODE' };
}

function payForTry(db: Kysely<Database>, userId: number, channel: Channel, now: Date) {
  return db.transaction().execute(async (trx) => {
    await sql`select id from app_user where id = ${userId} for update`.execute(trx);
    const wait = await secondsUntilAllowed(trx, now, {
      userId,
      event: 'code_tried',
      limit: TRIES_PER_HOUR,
      windowSeconds: 3600,
    });
    if (wait > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_TRIES', 'Too many codes were tried. Please try again later.', wait);
    }
    const newest = await trx
      .selectFrom('recovery_code')
      .selectAll()
      .where('user_id', '=', userId)
      .where('channel', '=', channel)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest || newest.used_at || newest.expires_at <= now || newest.attempts >= ATTEMPTS_PER_CODE) return undefined;
    await recordEvent(trx, now, userId, 'code_tried', { channel });
    await trx
      .updateTable('recovery_code')
      .set({ attempts: newest.attempts + 1 })
      .where('id', '=', newest.id)
      .execute();
    return { ...newest, attempts: newest.attempts + 1 };
  });
}
