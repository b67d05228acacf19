import { DeadlineError } from './errors.ts';

/** Statuses that mean the request was not processed. */
const REPEATABLE_STATUS = [408, 502, 503, 504];
/** A Retry-After above this is not waited for longer. */
const LONGEST_RETRY_WAIT_MS = 5_000;
const FIRST_PAUSE_MS = 300;

export interface RetryOptions {
  /** Names the call in errors. */
  readonly call: string;
  /** For each attempt, until its headers are there. */
  readonly deadlineMs: number;
  /** The number of attempts after the first. */
  readonly retries: number;
}

/**
 * `fetch` with a deadline, repeated after a network failure, and after a status that says that nothing was done. Resolves to the response with
 * any status.
 *
 * @throws DeadlineError, which is not repeated, the signal's reason, or the last error of `fetch`
 */
export async function fetchWithRetries(url: string, init: RequestInit, options: RetryOptions): Promise<Response> {
  const { signal } = init;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt > options.retries;
    let pause = pauseBefore(attempt);
    const send = attemptOf(url, init, options);
    try {
      const response = await send();
      if (isLast || !REPEATABLE_STATUS.includes(response.status)) return response;
      pause = retryAfter(response) ?? pause;
      void response.body?.cancel().catch(() => undefined);
    } catch (error) {
      if (isLast || !isUnreached(error) || signal?.aborted) throw error;
    }
    await waited(pause, signal);
  }
}

/** Whether `fetch` rejected because the server was not reached. By its name, because `fetch` may belong to another realm. */
export const isUnreached = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'TypeError';

/**
 * Makes one attempt, with the realm's own `fetch`. The body is read later, so the caller's signal stays in force.
 * @throws TypeError for a request that cannot be made, which no repetition helps
 */
function attemptOf(url: string, init: RequestInit, { call, deadlineMs }: RetryOptions): () => Promise<Response> {
  const controller = new AbortController();
  const { signal } = init;
  const abort = () => controller.abort(signal?.reason);
  const request = new globalThis.Request(url, { ...init, signal: controller.signal });
  return async () => {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    const late = () => controller.abort(new DeadlineError(`${call} had no response within ${deadlineMs} ms`));
    const timer = setTimeout(late, deadlineMs);
    try {
      return await globalThis.fetch(request);
    } catch (error) {
      signal?.removeEventListener('abort', abort);
      // Engines differ in what they reject with.
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Doubled for each attempt, of which a random part is waited: clients that failed together must not come back together. */
const pauseBefore = (attempt: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1);

/** The pause that a busy server asks for, in milliseconds. */
function retryAfter({ status, headers }: Response): number | undefined {
  const asked = headers.get('Retry-After');
  if (status !== 503 || asked === null) return undefined;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_RETRY_WAIT_MS, Math.max(0, wait));
}

/** @throws the signal's reason */
function waited(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
