import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { clearCookie, deviceId, SESSION_COOKIE, setCookie, XSRF_COOKIE } from './cookies.ts';
import { hashPassword, isOutdated, NOBODY, verifyPassword } from './password.ts';
import { newSecret, secretHash } from './secrets.ts';
import { sessionEndsAt } from './session-length.ts';

/**
 * The user of a user name and password, unless they are disabled. Case of the name is ignored. A hash with older parameters is replaced, because only now its
 * password is known.
 */
export async function userByPassword(
  { db }: Services,
  userName: string,
  password: string,
): Promise<{ id: number } | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'disabled_at'])
    .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .executeTakeFirst();
  const right = await verifyPassword(password, user?.password_hash ?? NOBODY);
  if (!right || !user || user.disabled_at) return undefined;
  if (isOutdated(user.password_hash)) {
    const password_hash = await hashPassword(password);
    // Unless it was changed in the meantime.
    await db
      .updateTable('app_user')
      .set({ password_hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .execute();
  }
  return { id: user.id };
}

/** The browser of a new session, and the session at the company's provider that it comes from. */
export interface NewSession {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly companySid?: string | null | undefined;
}

/** Starts a session and sets its cookies. An earlier session of the browser ends, because it may be another user's. */
export async function signIn(
  services: Services,
  userId: number,
  { request, reply, companySid = null }: NewSession,
): Promise<void> {
  const { db, now } = services;
  await endSession(services, request.cookies[SESSION_COOKIE]);
  const token = newSecret();
  const xsrfToken = newSecret();
  const device = deviceId(request, reply);
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: secretHash(token),
      xsrf_token: xsrfToken,
      device_id: device,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 400),
      created_at: now(),
      expires_at: sessionEndsAt(now(), now()),
      ended_at: null,
      company_sid: companySid,
    })
    .execute();
  await recordEvent(db, now(), userId, 'signed_in');
  setCookie(reply, SESSION_COOKIE, token, { httpOnly: true });
  setCookie(reply, XSRF_COOKIE, xsrfToken, { httpOnly: false });
}

/**
 * Ends the session of a cookie, and with it every token that came from it. Unknown values are ignored.
 *
 * @returns the id of its user; undefined if no session ended
 */
export async function endSession({ db, now }: Services, cookie: string | undefined): Promise<number | undefined> {
  if (!cookie) return undefined;
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now() })
    .where('token_hash', '=', secretHash(cookie))
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearCookie(reply, SESSION_COOKIE);
  clearCookie(reply, XSRF_COOKIE);
}

/** Notes that a user is present. It is written once an hour at most. */
export async function noteSeen(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ seen_at: now })
    .where('id', '=', userId)
    .where(sql<boolean>`(seen_at is null or seen_at < ${now}::timestamptz - interval '1 hour')`)
    .execute();
}
