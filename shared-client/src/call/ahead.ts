import { heldToken } from '../token/holder.ts';
import type { CallOptions } from './options.ts';
import { urlOf } from './request.ts';
import { type ApiResponse, isSuccess } from './response.ts';
import { send } from './send.ts';

/** How long a prefetched response stays fresh, in milliseconds. */
export const KEPT_MS = 10_000;

interface Kept {
  /** undefined after a failure; the next caller asks again and sees the error. */
  readonly response: Promise<ApiResponse | undefined>;
  readonly begun: number;
  readonly session: string;
  readonly controller: AbortController;
}

const kept = new Map<string, Kept>();
/** Collects the calls of the running `fetchAhead`. */
let gathering: Kept[] | undefined;

/**
 * Prefetches GETs. Every GET that `run` makes synchronously is sent; the next call of the same URL within ten seconds takes the
 * response, once, and never after a call that changes data. Failures are not cached or reported; they neither sign out nor
 * refresh the token.
 *
 * @returns a function that cancels and drops what was not taken
 */
export function fetchAhead(run: () => unknown): () => void {
  const mine: Kept[] = [];
  gathering = mine;
  try {
    // The result is not used.
    Promise.resolve(run()).catch(() => undefined);
  } catch {
    // The next caller sees the error.
  } finally {
    gathering = undefined;
  }
  return () => {
    for (const [url, one] of kept) if (mine.includes(one)) forget(url, one);
  };
}

/** Whether the current call is made inside `fetchAhead`. */
export function isFetchedAhead(): boolean {
  return gathering !== undefined;
}

/** Prefetches a GET and keeps its response for {@link takeAhead}. Resolves to undefined after a failure. */
export function sendAhead(path: string, options: CallOptions): Promise<ApiResponse | undefined> {
  const token = heldToken();
  const url = urlOf(path, options.query);
  if (!token || !isPlain(options)) return Promise.resolve(undefined);
  const known = kept.get(url);
  if (known && isFresh(known)) return known.response;
  const controller = new AbortController();
  const response = send('GET', path, { ...options, signal: controller.signal }, token.accessToken)
    .then(async (arrived) => {
      if (!isSuccess(arrived.status)) return undefined;
      // Read the body now, so that it is there when the response is taken.
      const text = await arrived.text();
      return { ...arrived, text: async () => text };
    })
    .catch(() => undefined);
  const one: Kept = { response, begun: performance.now(), session: token.session, controller };
  gathering?.push(one);
  kept.set(url, one);
  return response;
}

/** Takes the prefetched response of a GET; undefined if there is none that is fresh. */
export async function takeAhead(path: string, options: CallOptions): Promise<ApiResponse | undefined> {
  if (kept.size === 0 || !isPlain(options)) return undefined;
  const url = urlOf(path, options.query);
  const one = kept.get(url);
  if (!one) return undefined;
  kept.delete(url);
  if (!isFresh(one)) return undefined;
  const { signal } = options;
  const cancel = () => one.controller.abort();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await one.response;
    signal?.throwIfAborted();
    return response;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Drops all prefetched responses, because a call that changes data makes them stale. */
export function forgetAhead(): void {
  for (const [url, one] of kept) forget(url, one);
}

function forget(url: string, one: Kept): void {
  kept.delete(url);
  one.controller.abort();
}

function isFresh({ begun, session }: Kept): boolean {
  return performance.now() - begun < KEPT_MS && heldToken()?.session === session;
}

/** Only calls without options of their own can share a response. */
function isPlain({ headers, timeoutMs, anonymous, idempotencyKey }: CallOptions): boolean {
  return headers === undefined && timeoutMs === undefined && !anonymous && idempotencyKey === undefined;
}
