import { UnauthorisedError } from '../call/errors.ts';
import type { ApiResponse } from '../call/response.ts';
import { heldToken } from './holder.ts';
import { refreshed, refreshUnderWay } from './refresh.ts';

/** Whether calls carry a bearer token now (docs: session#bearer-token). */
export function hasUserToken(): boolean {
  return heldToken() !== undefined;
}

/**
 * Obtains the first access token before any call needs it; calls made in the meantime wait for it. If nobody is signed in, the page goes to
 * the login page.
 *
 * @param onAsked called when only responses and timers are left to wait for; never called if another tab has the token
 * @throws a CallError when the server could not be reached; the next call tries again
 */
export async function openSession(onAsked?: () => void): Promise<void> {
  if (!heldToken()) await refreshed(undefined, onAsked);
}

/**
 * Runs a call with the token in force. On a 401 the token is refreshed once for all calls and the call is replayed once
 * (docs: session#token-refresh).
 *
 * @throws UnauthorisedError when there is no session to refresh; the page is then being left
 */
export async function withAccess(
  path: string,
  options: { readonly anonymous?: boolean; readonly signal?: AbortSignal },
  run: (accessToken: string | undefined) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (options.anonymous || path.startsWith('/wand2/manual/')) return run(undefined);
  if (!heldToken() && !path.endsWith('.html')) await untilAborted(firstToken(), options.signal);
  let used = heldToken();
  let response = await run(used?.accessToken);
  if (response.status !== 401) return response;

  const newer = heldToken();
  if (newer && newer !== used) {
    // Another call refreshed in the meantime. Its token may have expired as well (the tab may have slept), so refresh once more.
    used = newer;
    response = await run(newer.accessToken);
    if (response.status !== 401) return response;
  }
  const token = await untilAborted(refreshed(used), options.signal);
  if (!token) throw new UnauthorisedError(`${path}: the session is over`, { status: 401 });
  return run(token.accessToken);
}

/**
 * Waits for the first token while it is being obtained, so that calls do not cause a needless 401. A failure is ignored here: the call then
 * gets its own 401. Pages ending in .html use the host's cookie instead.
 */
async function firstToken(): Promise<void> {
  await refreshUnderWay()?.catch(() => undefined);
}

/** Stops waiting for the refresh when the caller is cancelled; the refresh itself goes on for the other callers. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(signal.reason);
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
