import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETENTION } from '../retention.ts';
import { originOf } from './public-origin.ts';

/** The session of the host product; HttpOnly. */
export const SESSION_COOKIE = 'portal_session';
/** Readable by the page, which sends it back as `X-XSRF-TOKEN`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Identifies the browser for refresh tokens; the page may also set it. Valid for a year. Not a secret. */
const DEVICE_COOKIE = 'deviceId';

/** The lifetime of the cookies that identify a browser. */
export const YEAR_SECONDS = RETENTION.cookieDays * 24 * 3600;

interface CookieOptions {
  readonly httpOnly: boolean;
  readonly maxAge?: number;
}

/** Lax, for the whole site, and Secure if browsers use https. */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: originOf(reply.request).startsWith('https:'),
    httpOnly: options.httpOnly,
    ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
  });
}

export function clearCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/' });
}

/** The browser's device id; a missing or malformed one is replaced ("a device id cookie is created if missing"). */
export function deviceId(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[DEVICE_COOKIE];
  if (known && /^[0-9a-f-]{32,36}$/.test(known)) return known;
  const made = crypto.randomUUID();
  setCookie(reply, DEVICE_COOKIE, made, { httpOnly: false, maxAge: YEAR_SECONDS });
  return made;
}
