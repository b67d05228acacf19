/** An error item, in the format of billing (docs: errors#error-item). */
export interface ErrorItem {
  /** The subject: a field's path (`body.email`) or a short code. */
  readonly value: string;
  /** A sentence for people. */
  readonly errorText: string;
  /** A translation label. */
  readonly errorToken: string;
  readonly params: readonly string[];
}

/** An error response with a status and a message. Throw it anywhere in a handler; the client gets `{ errors: [...] }`. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, errors: readonly ErrorItem[], headers: Readonly<Record<string, string>> = {}) {
    super(errors[0]?.errorText ?? `HTTP ${status}`);
    this.name = 'HttpProblem';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** Creates a problem with one error item. */
export function httpProblem(
  status: number,
  errorToken: string,
  errorText: string,
  options: { value?: string; params?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
): HttpProblem {
  const item = { value: options.value ?? '', errorText, errorToken, params: options.params ?? [] };
  return new HttpProblem(status, [item], options.headers);
}

/** There is nothing, or nothing that the caller may know of. */
export const notFound = (errorText = 'There is nothing at this address.') =>
  httpProblem(404, 'ERR_NOT_FOUND', errorText);

/** Signed in, but not allowed to. */
export const forbidden = (errorText = 'You are not allowed to do this.') =>
  httpProblem(403, 'ERR_FORBIDDEN', errorText);

/** Not signed in, or the session has ended. */
export const unauthorised = (errorText = 'Please sign in to continue.') =>
  httpProblem(401, 'ERR_UNAUTHORISED', errorText);

/** Too many requests. `Retry-After` has the seconds to wait. */
export function tooMany(errorToken: string, errorText: string, retryAfterSeconds: number): HttpProblem {
  const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  return httpProblem(429, errorToken, errorText, { params: [seconds], headers: { 'retry-after': seconds } });
}

/** The database is unavailable or too slow, and the request is not at fault. `Retry-After` has the seconds to wait. */
export function unavailable(cause?: unknown): HttpProblem {
  const text = 'The portal is very busy or is being restarted. Please try again in a moment.';
  const problem = httpProblem(503, 'ERR_UNAVAILABLE', text, { headers: { 'retry-after': '2' } });
  problem.cause = cause;
  return problem;
}
