import { createHmac, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { withoutSeparators } from 'shared-validators';
import { recordEvent } from '../audit/audit.ts';
import { httpProblem, tooMany } from '../call/http-problem.ts';
import { checkNewPassword, putPasswordInForce } from '../identity/new-password.ts';
import { hashPassword, NOBODY, verifyPassword } from '../identity/password.ts';
import { limitsOfTry } from '../identity/password-limits.ts';
import { newSecret, secretHash } from '../identity/secrets.ts';
import { forget, type Limit, take } from '../limits/limit.ts';
import { pauseLeft } from '../limits/pause.ts';
import { sendLater } from '../messages/send-later.ts';
import type { Channel } from '../recovery/channel.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { findAccount } from './find-account.ts';
import {
  ATTEMPTS_PER_CODE,
  CODE_SECONDS,
  limitOfCodes,
  limitOfMessages,
  limitOfTries,
  PROVEN_SECONDS,
  RESEND_SECONDS,
  RESET_SECONDS,
} from './limits.ts';
import { codeMessages, tellOwner } from './notices.ts';
import { offeredContacts } from './offered-contacts.ts';

/*
 * Each step does the same work for an account that nobody has: one query, one hash, one event, one message that is queued or not. Only
 * what happens after the response differs.
 */

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Eight digits from the secure generator, leading zeros included. */
const newCode = (): string => String(randomInt(0, 100_000_000)).padStart(8, '0');

const ended = () =>
  httpProblem(400, 'ERR_RESET_ENDED', 'This took too long, or was finished already. Please begin again.');

/** Begins a reset. @returns the secret of the browser that began it, and the contacts it may choose from */
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
  return { token, contacts: offeredContacts(entered, found, options.secret) };
}

function openReset(db: Kysely<Database>, token: string, now: Date) {
  return db
    .selectFrom('password_reset')
    .selectAll()
    .where('token_hash', '=', secretHash(token))
    .where('used_at', 'is', null)
    .where('created_at', '>', later(now, -RESET_SECONDS))
    .executeTakeFirst();
}

async function takeOrWait(services: Services, limit: Limit, token: string, sentence: string): Promise<void> {
  const wait = await take(services, limit);
  if (wait > 0) throw tooMany(token, sentence, wait);
}

/** Makes the newest code of a reset, and sends it where the account has such a contact. */
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
  const code = newCode();
  const sent = await db
    .updateTable('password_reset')
    .set({
      code_hash: await hashPassword(code),
      code_sent_at: now(),
      code_expires_at: later(now(), CODE_SECONDS),
      attempts: 0,
      proven_at: null,
    })
    .where('id', '=', reset.id)
    // Of two requests at once one sends.
    .where('code_sent_at', 'is not distinct from', reset.code_sent_at)
    .executeTakeFirst();
  await recordEvent(db, now(), reset.user_id, 'reset_code_queued', { channel });
  const { user_id: userId, email, mobile, mobile_country: country } = reset;
  const address = channel === 'Email' ? email : mobile;
  if (sent.numUpdatedRows === 1n) {
    // Queued on every path: before the response nothing differs by whether there is anybody to send to.
    sendLater(services, async () => {
      if (userId === null || address === null || (await take(services, limitOfMessages(userId))) > 0) return [];
      return codeMessages(services, { userId, channel, address, country, code });
    });
  }
  return { status: 'success' as const, expiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS };
}

/** Compares a code with the newest of a reset. The try is paid for before it is compared. */
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
    .where('proven_at', 'is', null)
    .returning(['code_hash', 'attempts'])
    .executeTakeFirst();
  const isRight = await verifyPassword(digits, paid?.code_hash ?? NOBODY);
  if (paid && isRight && reset.user_id !== null) {
    await db
      .updateTable('password_reset')
      .set({ proven_at: now(), code_hash: null })
      .where('id', '=', reset.id)
      .execute();
    await recordEvent(db, now(), reset.user_id, 'reset_code_right');
    return 'right';
  }
  await recordEvent(db, now(), reset.user_id, 'reset_code_refused');
  return paid && paid.attempts < ATTEMPTS_PER_CODE ? 'INVALID_CODE' : 'EXPIRED';
}

/** Sets the new password of a proven reset. Nobody is signed in by it; every session of the account ends, and its owner is told. */
export async function finishReset(services: Services, token: string, password: string): Promise<void> {
  const { db, now } = services;
  const reset = await openReset(db, token, now());
  const userId = reset?.user_id;
  if (!reset || !userId || !reset.proven_at || later(reset.proven_at, PROVEN_SECONDS) <= now()) throw ended();
  await checkNewPassword(db, { userId, password });
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('password_reset')
      .set({ used_at: now() })
      .where('id', '=', reset.id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) throw ended();
    // Whatever else was begun for this account is over.
    await trx.updateTable('password_reset').set({ used_at: now() }).where('user_id', '=', userId).execute();
    await putPasswordInForce(trx, { userId, hash }, now());
    await recordEvent(trx, now(), userId, 'password_reset');
  });
  await letIn(services, userId);
  tellOwner(services, userId, 'MSG_PASSWORD_RESET');
}

/** Who has just proven the account is not kept out by wrong passwords of before. */
async function letIn(services: Services, userId: number): Promise<void> {
  const row = await services.db.selectFrom('app_user').select('user_name').where('id', '=', userId).executeTakeFirst();
  const limits = limitsOfTry({ userName: row?.user_name ?? '', address: undefined, knownDevice: undefined });
  for (const limit of limits) await forget(services, limit);
}
