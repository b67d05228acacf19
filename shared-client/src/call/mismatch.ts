import type { CallError } from './errors.ts';

/** An event of the window: a call and the server did not understand each other, which is a fault of one of their builds and of nobody's input. */
export const CALL_FAILED = 'portal-call-failed';

export interface CallFailedDetail {
  /** The CallError. */
  readonly error: unknown;
}

/**
 * Whether a call failed because its build and the server's do not agree: it cannot read the response, or the server says that it does not know the
 * address or the form of the request (docs: errors#error-item).
 */
export const isMismatch = ({ kind }: Pick<CallError, 'kind'>, body: string): boolean =>
  kind === 'unexpected-answer' || /"ERR_(REQUEST_INVALID|UNKNOWN_ADDRESS)"/.test(body);

/** Tells the window of an error that is a mismatch. @returns the error */
export function told<E extends CallError>(error: E, body = ''): E {
  const detail = { error };
  // Outside a browser nobody listens.
  if (isMismatch(error, body)) globalThis.dispatchEvent?.(new CustomEvent<CallFailedDetail>(CALL_FAILED, { detail }));
  return error;
}
