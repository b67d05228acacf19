import * as v from 'valibot';
import { retryAfterSeconds } from '../call/error-of-response.ts';
import { NetworkError, RateLimitedError, ServerError } from '../call/errors.ts';
import { isSuccess, parsedBody } from '../call/response.ts';
import { send } from '../call/send.ts';
import { clientConfiguration } from '../configuration.ts';
import { ensureDeviceId } from '../device-id.ts';
import { accessTokenResponse, refreshTokenResponse } from './schema.ts';
import { sessionMark } from './tab-channel.ts';

/** Each of the two calls of a refresh; short, because every other call may be waiting. */
const DEADLINE_MS = 8_000;

/**
 * - `obtained`: a new access token
 * - `signed-out`: the host's session is gone; the user is signed out
 * - `refused`: the session exists but gives no access token (docs: session#token-refused)
 * - `superseded`: `isStillWanted` said no; nothing has been exchanged
 */
export type Obtained =
  | { readonly outcome: 'obtained'; readonly accessToken: string }
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'superseded' };

/** The most exchanges of one refresh. */
const MOST = 3;

/**
 * Asks the host for its refresh token and exchanges it for an access token, if that is still wanted by then. What was obtained or refused
 * while somebody else signed in is the previous session's, so the new one is asked.
 *
 * @param hadToken whether the page had a token: then a session that is over is asked once more, because the answer to another sign-in, which
 * ended it, may not have reached the browser yet
 * @throws NetworkError, DeadlineError, ServerError, RateLimitedError: the server could not be reached or could not respond. That says
 * nothing about the session, so it does not log out.
 */
export async function obtainAccessToken(
  hadToken: boolean,
  isStillWanted: () => boolean = () => true,
): Promise<Obtained> {
  for (let tries = 1; ; tries += 1) {
    const asked = sessionMark();
    const obtained = await exchange(isStillWanted);
    const { outcome } = obtained;
    // A server may set the first mark with its response.
    const isOthers = sessionMark() !== asked && (asked !== '' || outcome !== 'obtained');
    const isEarly = hadToken && tries === 1 && outcome === 'signed-out';
    if (tries === MOST || outcome === 'superseded' || !(isOthers || isEarly)) return obtained;
  }
}

async function exchange(isStillWanted: () => boolean): Promise<Obtained> {
  const page = await ask('GET', '/generic/session/getToken.html', refreshTokenResponse, {});
  if (page.status === 401 || page.status === 403) return { outcome: 'signed-out' };
  if (!page.answer) return { outcome: 'refused' };

  if (!isStillWanted()) return { outcome: 'superseded' };
  ensureDeviceId();
  const { answer } = await ask('POST', '/wand2/tokens/getAccessToken', accessTokenResponse, {
    body: page.answer.token,
    headers: { 'Content-Type': 'text/plain', Authorization: `Basic ${btoa(`${clientConfiguration().clientId}:`)}` },
  });
  return answer ? { outcome: 'obtained', accessToken: answer.access_token } : { outcome: 'refused' };
}

/** @returns the status, and what a successful response holds, if it is as expected */
async function ask<S extends v.GenericSchema>(
  method: 'GET' | 'POST',
  path: string,
  schema: S,
  options: { body?: string; headers?: Record<string, string> },
): Promise<{ status: number; answer: v.InferOutput<S> | undefined }> {
  const response = await send(method, path, { ...options, timeoutMs: DEADLINE_MS }, undefined);
  const name = `${method} ${path}`;
  if (response.status >= 500 || response.status === 408) {
    throw new ServerError(`${name} responded with ${response.status}`, { status: response.status });
  }
  if (response.status === 429) {
    throw new RateLimitedError(`${name} responded with 429`, retryAfterSeconds(response.headers), { status: 429 });
  }
  if (response.status >= 300 && response.status < 400) throw new NetworkError(`${name} was redirected`);
  const { success, output } = v.safeParse(schema, parsedBody(await response.text()));
  return { status: response.status, answer: success && isSuccess(response.status) ? output : undefined };
}
