/** One complaint, in the shape every screen already knows from billing (document 001, section 8). */
export interface ErrorItem {
  /** What it is about: a field's path (`body.email`) or a short code. */
  readonly value: string;
  /** A sentence for people. */
  readonly errorText: string;
  /** A translation label. */
  readonly errorToken: string;
  readonly params: readonly string[];
}

/** A refusal with a status and a sentence; thrown anywhere below a call's handler, answered as `{ errors: [...] }`. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, errors: readonly ErrorItem[], headers: Readonly<Record<string, string>> = {}) {
    super(errors[0]?.errorText ?? `HTTP ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** A refusal with one complaint. */
export function problem(
  status: number,
  errorToken: string,
  errorText: string,
  options: { value?: string; params?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
): Problem {
  const item = { value: options.value ?? '', errorText, errorToken, params: options.params ?? [] };
  return new Problem(status, [item], options.headers);
}

/** Nothing there, or nothing the caller may know of. */
export const notFound = (errorText = 'There is nothing at this address.') => problem(404, 'ERR_NOT_FOUND', errorText);

/** Signed in, but not allowed to. */
export const forbidden = (errorText = 'You are not allowed to do this.') => problem(403, 'ERR_FORBIDDEN', errorText);

/** Not signed in, or no longer. */
export const unauthorised = (errorText = 'Please sign in to continue.') => problem(401, 'ERR_UNAUTHORISED', errorText);

/** Too many, too soon: `Retry-After` says how many seconds to wait. */
export function tooMany(errorToken: string, errorText: string, retryAfterSeconds: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  return problem(429, errorToken, errorText, { params: [seconds], headers: { 'retry-after': seconds } });
}
