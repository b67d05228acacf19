import { randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { withoutSeparators } from 'shared-validators';
import { recordEvent } from '../audit/audit.ts';
import { httpProblem, tooMany } from '../call/http-problem.ts';
import { hashPassword, NOBODY, verifyPassword } from '../identity/password.ts';
import { type Limit, take } from '../limits/limit.ts';
import { pauseLeft } from '../limits/pause.ts';
import { isAway } from '../messages/is-away.ts';
import type { Channel } from '../recovery/channel.ts';
import { maskEmail, maskNumber } from '../recovery/masking.ts';
import { type Registration, readRegistration } from '../recovery/registrations.ts';
import { ATTEMPTS_PER_CODE, CODE_SECONDS, limitOfMessages, RESEND_SECONDS } from '../reset/limits.ts';
import { queueCode } from '../reset/notices.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { SignInAttemptTable } from './tables.ts';

type Waiting = Selectable<SignInAttemptTable>;

/** The limit of second-factor codes for one owner. Each also costs a hash. */
const limitOfCodes = (userId: number): Limit => ({
  key: ['second-factor', 'codes', userId],
  max: 12,
  windowSeconds: 3600,
});

/** Since when sign-ins require a code to a contact; undefined if they do not. Without a contact there is nowhere to send codes. */
export async function contactStepSince(db: Kysely<Database>, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('app_user')
    .innerJoin('recovery_registration', 'recovery_registration.user_id', 'app_user.id')
    .select('contact_step_at')
    .where('app_user.id', '=', userId)
    .where((e) => e.or([e('email', 'is not', null), e('mobile', 'is not', null)]))
    .executeTakeFirst();
  return row?.contact_step_at ?? undefined;
}

/** The masked contacts for the page of the second factor. */
export const maskedContacts = ({ email, mobile }: Registration) => [
  ...(email ? [{ channel: 'Email' as const, masked: maskEmail(email) }] : []),
  ...(mobile ? [{ channel: 'Mobile' as const, masked: maskNumber(mobile) }] : []),
];

/** Turns codes to a contact on or off. @returns false if there is no contact */
export async function setContactStep({ db, now }: Services, userId: number, isOn: boolean): Promise<boolean> {
  const { email, mobile } = await readRegistration(db, userId);
  if (isOn && !email && !mobile) return false;
  await db
    .updateTable('app_user')
    .set({ contact_step_at: isOn ? now() : null })
    .where('id', '=', userId)
    .execute();
  return true;
}

/** Sends a code of eight digits to a contact, for the sign-in that waits in this browser. Only the newest code is valid. */
export async function sendContactCode(services: Services, waiting: Waiting, channel: Channel) {
  const { db, now } = services;
  const { user_id: userId, token_hash, code_sent_at } = waiting;
  const { email, mobile, mobileCountry } = await readRegistration(db, userId);
  const address = channel === 'Email' ? email : mobile;
  if (!address) throw httpProblem(400, 'ERR_REQUEST_INVALID', 'There is no such contact.', { value: 'body.channel' });
  const pause = pauseLeft(code_sent_at, now(), RESEND_SECONDS);
  if (pause > 0) {
    const sentence = 'A code was sent a moment ago. Please wait before you ask again.';
    throw tooMany('ERR_RECOVERY_RESEND_TOO_SOON', sentence, pause);
  }
  for (const limit of [limitOfCodes(userId), limitOfMessages(userId)]) {
    const wait = await take(services, limit);
    if (wait > 0)
      throw tooMany('ERR_RECOVERY_TOO_MANY_CODES', 'Too many codes were sent. Please try again later.', wait);
  }
  const away = isAway(services, channel === 'Email' ? 'email' : 'sms');
  const code = String(randomInt(0, 100_000_000)).padStart(8, '0');
  const code_hash = await hashPassword(code);
  // The sign-in waits as long as its code is valid.
  const expires_at = new Date(now().getTime() + CODE_SECONDS * 1000);
  await db.transaction().execute(async (trx) => {
    const sent = await trx
      .updateTable('sign_in_attempt')
      .set({ code_hash, code_sent_at: now(), attempts: 0, expires_at })
      .where('token_hash', '=', token_hash)
      // Of two concurrent requests only one sends.
      .where('code_sent_at', 'is not distinct from', code_sent_at)
      .executeTakeFirst();
    if (sent.numUpdatedRows !== 1n) return;
    await recordEvent(trx, now(), userId, 'second_factor_sent', { channel });
    const message = { userId, channel, address, country: mobileCountry, code, expiresAt: expires_at.toISOString() };
    await queueCode(trx, services, message);
  });
  return {
    status: 'success' as const,
    expiresInSeconds: CODE_SECONDS,
    resendAfterSeconds: RESEND_SECONDS,
    delayed: await away,
  };
}

/** Whether it is the newest code of this sign-in. Each code has five attempts; a right one is used up. */
export async function isContactCode({ db }: Services, waiting: Waiting, entered: string): Promise<boolean> {
  const digits = withoutSeparators(entered);
  if (!/^\d{8}$/.test(digits)) return false;
  const paid = await db
    .updateTable('sign_in_attempt')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', waiting.token_hash)
    .where('attempts', '<', ATTEMPTS_PER_CODE)
    .where('code_hash', 'is not', null)
    .returning('code_hash')
    .executeTakeFirst();
  if (!(await verifyPassword(digits, paid?.code_hash ?? NOBODY)) || !paid) return false;
  const used = await db
    .updateTable('sign_in_attempt')
    .set({ code_hash: null })
    .where('token_hash', '=', waiting.token_hash)
    .where('code_hash', '=', paid.code_hash)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
