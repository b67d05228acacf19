/** The one family of errors a call can throw; screens switch on `kind`. */

export type CallErrorKind =
  | 'network'
  | 'deadline'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'validation'
  | 'rate-limited'
  | 'server'
  | 'unexpected-answer';

/** One validation error of the server. */
export interface ValidationItem {
  /** Path of the field (`days.2.spans.0.end`), if it is about one. */
  readonly field?: string;
  /** Label key or code of the error. */
  readonly code?: string;
  readonly message: string;
}

interface CallErrorDetails {
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** Every failed call but a cancelled one, which rejects with its signal's reason. */
export abstract class CallError extends Error {
  abstract readonly kind: CallErrorKind;
  /** HTTP status; absent where no response came. */
  readonly status: number | undefined;
  /** The response's body, parsed where it was JSON. Of unknown shape: parse before use. */
  readonly body: unknown;

  constructor(message: string, { status, body, cause }: CallErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.status = status;
    this.body = body;
  }
}

/** No response came: offline, refused, reset, blocked. */
export class NetworkError extends CallError {
  readonly kind = 'network';
}

/** No response came in time. Whether the server acted is unknown. */
export class DeadlineError extends CallError {
  readonly kind = 'deadline';
}

/** 401 that a refreshed token did not cure; the page is on its way to the logout page. */
export class UnauthorisedError extends CallError {
  readonly kind = 'unauthorised';
}

/** 403. */
export class ForbiddenError extends CallError {
  readonly kind = 'forbidden';
}

/** 404 and 410. */
export class NotFoundError extends CallError {
  readonly kind = 'not-found';
}

/** 409 and 412: the item changed in the meantime. */
export class ConflictError extends CallError {
  readonly kind = 'conflict';
}

/** 400 and 422, with the server's items. */
export class ValidationError extends CallError {
  readonly kind = 'validation';
  readonly items: readonly ValidationItem[];

  constructor(message: string, items: readonly ValidationItem[], details?: CallErrorDetails) {
    super(message, details);
    this.items = items;
  }
}

/** 429, with the seconds to wait where the server named them. */
export class RateLimitedError extends CallError {
  readonly kind = 'rate-limited';
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds: number | undefined, details?: CallErrorDetails) {
    super(message, details);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 5xx. */
export class ServerError extends CallError {
  readonly kind = 'server';
}

/** A response that does not match the call's schema, or an unexpected status. */
export class UnexpectedResponseError extends CallError {
  readonly kind = 'unexpected-answer';
}
