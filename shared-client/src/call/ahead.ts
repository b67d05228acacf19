import { heldToken } from '../token/holder.ts';
import type { CallOptions } from './options.ts';
import { urlOf } from './request.ts';
import { type ApiResponse, isSuccess } from './response.ts';
import { send } from './send.ts';

/** Milliseconds for which a response that was fetched ahead may stand for a fresh one. */
export const KEPT_MS = 10_000;

interface Kept {
  /** undefined after a failure; the next caller asks again and sees the error. */
  readonly response: Promise<ApiResponse | undefined>;
  readonly begun: number;
  readonly session: string;
  readonly controller: AbortController;
}

const kept = new Map<string, Kept>();
/** Where the calls of the `fetchAhead` that is running put what they ask for. */
let gathering: Kept[] | undefined;

/**
 * Fetches what somebody is probably about to ask for. Every GET that `run` makes before it first waits is sent, and whoever asks
 * for the same url within ten seconds gets that response: once, and never after a call that changes something. Nothing is said
 * of a failure, nobody is signed out for it, and no token is refreshed for it.
 *
 * @returns an end: what nobody has asked for by then is cancelled and forgotten
 */
export function fetchAhead(run: () => unknown): () => void {
  const mine: Kept[] = [];
  gathering = mine;
  try {
    // Nobody waits for what it makes of the responses.
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

/** Whether a call is made by what `fetchAhead` runs. */
export function isFetchedAhead(): boolean {
  return gathering !== undefined;
}

/** Sends a GET ahead and keeps its response for {@link takeAhead}. undefined where it failed. */
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
      // Read at once: it is to be there when it is asked for.
      const text = await arrived.text();
      return { ...arrived, text: async () => text };
    })
    .catch(() => undefined);
  const one: Kept = { response, begun: performance.now(), session: token.session, controller };
  gathering?.push(one);
  kept.set(url, one);
  return response;
}

/** The response that was fetched ahead for a GET, taken away by asking; undefined where there is none that may be used. */
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

/** Something is being changed: what was read before may not be true any more. */
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

/** Calls that say more than their url are nobody else's. */
function isPlain({ headers, timeoutMs, anonymous, idempotencyKey }: CallOptions): boolean {
  return headers === undefined && timeoutMs === undefined && !anonymous && idempotencyKey === undefined;
}
