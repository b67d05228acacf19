import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { clientConfiguration } from '../configuration.ts';
import { DeadlineError, NetworkError } from './errors.ts';
import type { CallOptions } from './options.ts';
import { headersOf, urlOf } from './request.ts';
import type { ApiResponse } from './response.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Statuses that mean the request was not processed. */
const REPEATABLE_STATUS = [408, 502, 503, 504];

/** A Retry-After above this is not waited for longer. */
const LONGEST_RETRY_WAIT_MS = 5_000;

/** The one ky instance; options that differ from call to call are set in `send`. */
const client = ky.create({
  credentials: 'include',
  retry: {
    methods: ['get', 'post', 'put', 'delete'],
    statusCodes: REPEATABLE_STATUS,
    afterStatusCodes: [503],
    maxRetryAfter: LONGEST_RETRY_WAIT_MS,
    jitter: true,
  },
});

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
    const response = await client(url, {
      method,
      headers,
      timeout: deadline,
      throwHttpErrors: (status) => isRepeatable && REPEATABLE_STATUS.includes(status),
      retry: { limit: isRepeatable ? retries : 0 },
      ...(method === 'GET' ? { cache: 'no-store' } : {}),
      ...(options.json === undefined ? {} : { json: options.json }),
      ...(options.body === undefined ? {} : { body: options.body }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: response.body,
      text: () => inTime(call, deadline, options.signal, response, () => response.text()),
      blob: () => inTime(call, deadline, options.signal, response, () => response.blob()),
    };
  } catch (error) {
    if (isHTTPError(error)) return consumedResponse(error.response, error.data);
    if (!options.signal?.aborted) await outliveThePage(error);
    throw asCallError(call, error, options.signal);
  }
}

/** ky reads the body of a failed response itself; this gives it back. */
function consumedResponse(response: Response, data: unknown): ApiResponse {
  const text = typeof data === 'string' ? data : data === undefined ? '' : JSON.stringify(data);
  return {
    status: response.status,
    headers: response.headers,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
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
  if (isTimeoutError(error)) return new DeadlineError(`${call} had no response in time`, { cause: error });
  if (isNetworkError(error) || error instanceof TypeError || isAbort(error)) {
    return new NetworkError(`${call} did not reach the server`, { cause: error });
  }
  return error;
}
