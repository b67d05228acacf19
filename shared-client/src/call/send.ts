import { clientConfiguration } from '../configuration.ts';
import { DeadlineError, NetworkError } from './errors.ts';
import { fetchWithRetries, isUnreached } from './fetch-with-retries.ts';
import type { CallOptions } from './options.ts';
import { headersOf, urlOf } from './request.ts';
import type { ApiResponse } from './response.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call over the wire, repeated only where that is safe: GET, and calls with an idempotency key. Resolves to the response with any
 * status.
 *
 * @throws NetworkError, DeadlineError, or the signal's reason when the call was cancelled
 */
export async function send(
  method: Method,
  path: string,
  options: CallOptions,
  accessToken: string | undefined,
): Promise<ApiResponse> {
  const { deadlineMs, retries } = clientConfiguration();
  const call = `${method} ${path}`;
  const deadline = options.timeoutMs ?? deadlineMs;
  const isRepeatable = method === 'GET' || options.idempotencyKey !== undefined;
  const url = urlOf(path, options.query);
  const headers = headersOf(method, options, accessToken);
  try {
    const response = await fetchWithRetries(url, initOf(method, headers, options), {
      call,
      deadlineMs: deadline,
      retries: isRepeatable ? retries : 0,
    });
    return {
      status: response.status,
      headers: response.headers,
      text: () => inTime(call, deadline, options.signal, response, () => response.text()),
      blob: () => inTime(call, deadline, options.signal, response, () => response.blob()),
    };
  } catch (error) {
    if (!options.signal?.aborted) await outliveThePage(error);
    throw asCallError(call, error, options.signal);
  }
}

function initOf(method: Method, headers: Headers, { json, body, signal }: CallOptions): RequestInit {
  if (json !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const sent = json === undefined ? body : JSON.stringify(json);
  return {
    method,
    headers,
    credentials: 'include',
    ...(method === 'GET' ? { cache: 'no-store' } : {}),
    ...(sent === undefined ? {} : { body: sent }),
    ...(signal ? { signal } : {}),
  };
}

/** Reading a body has the same deadline as getting the response: a server may stall between the two. */
async function inTime<T>(
  call: string,
  deadlineMs: number,
  signal: AbortSignal | undefined,
  response: Response,
  read: () => Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError(`${call}: the response stopped arriving within ${deadlineMs} ms`));
      response.body?.cancel().catch(() => {});
    }, deadlineMs);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    if (error instanceof DeadlineError) throw error;
    if (signal?.aborted) throw signal.reason;
    await outliveThePage(error);
    // Engines differ in what they reject with.
    throw new NetworkError(`${call}: the response broke off`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Waits a second if the request was not aborted by its caller. Firefox rejects requests under way with an AbortError when the page is being
 * left, and the page must not show that as a failure in its last moments. Other engines reject nothing.
 */
async function outliveThePage(error: unknown): Promise<void> {
  if (isAbort(error)) await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** The error of a call that got no response. */
function asCallError(call: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (isUnreached(error) || isAbort(error)) {
    return new NetworkError(`${call} did not reach the server`, { cause: error });
  }
  return error;
}
