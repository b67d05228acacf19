import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { withoutSeparators } from 'shared-validators';
import { recordEvent } from '../audit/audit.ts';
import { tooMany } from '../call/http-problem.ts';
import { hashPassword, NOBODY, verifyPassword } from '../identity/password.ts';
import { newSecret, secretHash } from '../identity/secrets.ts';
import { type Limit, take } from '../limits/limit.ts';
import { pauseLeft } from '../limits/pause.ts';
import { isAway } from '../messages/is-away.ts';
import type { Channel } from '../recovery/channel.ts';
import type { Services } from '../services.ts';
import { decoySource } from './decoy-contact.ts';
import { findAccount } from './find-account.ts';
import { ATTEMPTS_PER_CODE, CODE_SECONDS, limitOfCodes, limitOfTries, RESEND_SECONDS } from './limits.ts';
import { queueResetCode } from './notices.ts';
import { offeredContacts } from './offered-contacts.ts';
import { ended, later, openReset, overtaken } from './open-reset.ts';

/*
 * Each step does the same work for an account that does not exist: one query, one hash, one event, one entry in the queue.
 * Only what happens after the response differs: it is found out then whether anybody is to get a message.
 */

/** Eight digits from the secure generator, with leading zeros. */
const newCode = (): string => String(randomInt(0, 100_000_000)).padStart(8, '0');

/** Starts a reset. @returns the secret for the browser that started it, and the contacts to choose from */
export async function beginReset(services: Services, entered: string) {
  const { db, now, options } = services;
  const found = await findAccount(db, entered);
  const token = newSecret();
  await db
    .insertInto('password_reset')
    .values({
      token_hash: secretHash(token),
      account_key: createHmac('sha256', options.secret).update(entered.toLowerCase()).digest('base64url'),
      user_id: found?.userId ?? null,
      email: found?.email ?? null,
      mobile: found?.mobile ?? null,
      mobile_country: found?.mobileCountry ?? null,
      created_at: now(),
    })
    .execute();
  await recordEvent(db, now(), found?.userId ?? null, 'reset_asked');
  return { token, contacts: offeredContacts(entered, found, await decoySource(db)) };
}

async function takeOrWait(services: Services, limit: Limit, token: string, sentence: string): Promise<void> {
  const wait = await take(services, limit);
  if (wait > 0) throw tooMany(token, sentence, wait);
}

/** Creates the newest code of a reset, and sends it if the account has such a contact. */
export async function sendResetCode(services: Services, token: string, channel: Channel) {
  const { db, now } = services;
  const reset = await openReset(db, token, now());
  if (!reset) throw ended();
  const wait = pauseLeft(reset.code_sent_at, now(), RESEND_SECONDS);
  if (wait > 0) {
    const sentence = 'A code was sent a moment ago. Please wait before you ask again.';
    throw tooMany('ERR_RECOVERY_RESEND_TOO_SOON', sentence, wait);
  }
  const sentence = 'Too many codes were sent. Please try again later.';
  await takeOrWait(services, limitOfCodes(reset.account_key), 'ERR_RECOVERY_TOO_MANY_CODES', sentence);
  const away = isAway(services, channel === 'Email' ? 'email' : 'sms');
  const code = newCode();
  const code_hash = await hashPassword(code);
  const expiresAt = later(now(), CODE_SECONDS);
  await db.transaction().execute(async (trx) => {
    const sent = await trx
      .updateTable('password_reset')
      .set({
        code_hash,
        code_sent_at: now(),
        code_channel: channel,
        code_expires_at: expiresAt,
        attempts: 0,
        // An overtaken reset starts again with this code; a verification in another window of the same reset stays.
        proven_at: sql`case when overtaken_at is null then proven_at end`,
        overtaken_at: null,
      })
      .where('id', '=', reset.id)
      // Of two concurrent requests only one sends.
      .where('code_sent_at', 'is not distinct from', reset.code_sent_at)
      .executeTakeFirst();
    await recordEvent(trx, now(), reset.user_id, 'reset_code_queued', { channel });
    if (sent.numUpdatedRows !== 1n) return;
    const { user_id: userId, email, mobile, mobile_country: country } = reset;
    const address = channel === 'Email' ? email : mobile;
    await queueResetCode(trx, services, {
      userId,
      channel,
      address,
      country,
      code,
      expiresAt: expiresAt.toISOString(),
    });
  });
  return {
    status: 'success' as const,
    expiresInSeconds: CODE_SECONDS,
    resendAfterSeconds: RESEND_SECONDS,
    delayed: await away,
  };
}

/** Compares a code with the newest one of a reset. The attempt is counted before the comparison. */
export async function proveReset(
  services: Services,
  token: string,
  entered: string,
): Promise<'right' | 'INVALID_CODE' | 'EXPIRED'> {
  const { db, now } = services;
  const reset = await openReset(db, token, now());
  if (!reset) return 'EXPIRED';
  const digits = withoutSeparators(entered);
  if (!/^\d{8}$/.test(digits)) return 'INVALID_CODE';
  const sentence = 'Too many codes were tried. Please try again later.';
  await takeOrWait(services, limitOfTries(reset.account_key), 'ERR_RECOVERY_TOO_MANY_TRIES', sentence);
  const paid = await db
    .updateTable('password_reset')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', reset.id)
    .where('attempts', '<', ATTEMPTS_PER_CODE)
    .where('code_expires_at', '>', now())
    .where('code_hash', 'is not', null)
    .returning(['code_hash', 'attempts'])
    .executeTakeFirst();
  const isRight = await verifyPassword(digits, paid?.code_hash ?? NOBODY);
  const used =
    paid && isRight && reset.user_id !== null
      ? await db
          .updateTable('password_reset')
          .set({ proven_at: now(), code_hash: null })
          .where('id', '=', reset.id)
          // Once, and not after a newer code.
          .where('code_hash', '=', paid.code_hash)
          .returning('overtaken_at')
          .executeTakeFirst()
      : undefined;
  if (used) {
    await recordEvent(db, now(), reset.user_id, 'reset_code_right');
    if (used.overtaken_at) throw overtaken();
    return 'right';
  }
  await recordEvent(db, now(), reset.user_id, 'reset_code_refused');
  // A right code that could not be used was used, or replaced by a newer one, at this very moment.
  return paid && !isRight && paid.attempts < ATTEMPTS_PER_CODE ? 'INVALID_CODE' : 'EXPIRED';
}
