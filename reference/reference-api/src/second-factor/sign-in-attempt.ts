import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, setCookie } from '../identity/cookies.ts';
import { newSecret, secretHash } from '../identity/secrets.ts';
import { RETENTION } from '../retention.ts';
import type { Services } from '../services.ts';

/** Between the first and the second factor; HttpOnly, so that no script holds it. */
const COOKIE = 'portal_sign_in';
const SECONDS = RETENTION.signInMinutes * 60;

/** Remembers in this browser that the first factor was right. */
export async function beginSecondFactor(services: Services, userId: number, reply: FastifyReply): Promise<void> {
  const token = newSecret();
  const expires_at = new Date(services.now().getTime() + SECONDS * 1000);
  await services.db
    .insertInto('sign_in_attempt')
    .values({ token_hash: secretHash(token), user_id: userId, code_hash: null, code_sent_at: null, expires_at })
    .execute();
  setCookie(reply, COOKIE, token, { httpOnly: true, maxAge: SECONDS });
}

/** The sign-in that waits for a second factor in this browser; undefined: none, or it took too long. */
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

/** A code was sent: the browser waits for as long as it lives. */
export function keepWaiting(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(reply, COOKIE, request.cookies[COOKIE] ?? '', { httpOnly: true, maxAge: SECONDS });
}

/** It is done: the browser forgets it, and it works nowhere else. */
export async function endSecondFactor({ db }: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const cookie = request.cookies[COOKIE];
  if (cookie) await db.deleteFrom('sign_in_attempt').where('token_hash', '=', secretHash(cookie)).execute();
  clearCookie(reply, COOKIE);
}
