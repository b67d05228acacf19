import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, setCookie } from '../identity/cookies.ts';
import { newSecret, secretHash } from '../identity/secrets.ts';
import type { NewSession } from '../identity/sessions.ts';
import { RETENTION } from '../retention.ts';
import type { Services } from '../services.ts';

/** The cookie between the first and the second factor; HttpOnly, so that scripts cannot read it. */
const COOKIE = 'portal_sign_in';
const SECONDS = RETENTION.signInMinutes * 60;

/** Records in this browser that the first factor was right. */
export async function beginSecondFactor(
  services: Services,
  userId: number,
  { reply, companySid = null }: Pick<NewSession, 'reply' | 'companySid'>,
): Promise<void> {
  const token = newSecret();
  const expires_at = new Date(services.now().getTime() + SECONDS * 1000);
  await services.db
    .insertInto('sign_in_attempt')
    .values({
      token_hash: secretHash(token),
      user_id: userId,
      code_hash: null,
      code_sent_at: null,
      expires_at,
      attempt_sid: companySid,
    })
    .execute();
  setCookie(reply, COOKIE, token, { httpOnly: true, maxAge: SECONDS });
}

/** The sign-in that waits for a second factor in this browser; undefined if there is none, or it took too long. */
export async function waitingSignIn({ db, now }: Services, request: FastifyRequest) {
  const cookie = request.cookies[COOKIE];
  if (!cookie) return undefined;
  return db
    .selectFrom('sign_in_attempt')
    .selectAll()
    .where('token_hash', '=', secretHash(cookie))
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

/** Extends the cookie after a code was sent, for as long as the code is valid. */
export function keepWaiting(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(reply, COOKIE, request.cookies[COOKIE] ?? '', { httpOnly: true, maxAge: SECONDS });
}

/** Ends a completed sign-in: the browser's cookie is cleared, and its value is no longer valid. */
export async function endSecondFactor({ db }: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const cookie = request.cookies[COOKIE];
  if (cookie) await db.deleteFrom('sign_in_attempt').where('token_hash', '=', secretHash(cookie)).execute();
  clearCookie(reply, COOKIE);
}
