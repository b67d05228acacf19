import { CallError, type CallErrorKind, RateLimitedError } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';

/** The content of the error banner for a failed call. */
export interface ErrorNotice {
  readonly kind: CallErrorKind | 'unknown' | 'last-contact';
  /** The server responded with 503: it can do it in a moment. */
  readonly isUnavailable?: true;
  /** The seconds to wait, if the server sent them. */
  readonly waitSeconds?: number | undefined;
  /** Repeats the failed call; absent if repeating cannot help. */
  readonly retry?: (() => void) | undefined;
  /** The server's own sentence, in the language of the page, if the kind is not specific enough. */
  readonly sentence?: string | undefined;
}

const pointless: readonly ErrorNotice['kind'][] = ['forbidden', 'not-found', 'validation', 'conflict'];

/** Logs a failed call and returns the content of the banner. */
export function errorNotice(what: string, error: unknown, retry: () => void): ErrorNotice {
  reportFailure(`Recovery options: ${what} failed.`, error);
  const kind = error instanceof CallError ? error.kind : 'unknown';
  const waitSeconds = error instanceof RateLimitedError ? error.retryAfterSeconds : undefined;
  const isUnavailable = error instanceof CallError && error.status === 503;
  return {
    ...{ kind, waitSeconds },
    ...(isUnavailable ? { isUnavailable } : {}),
    retry: pointless.includes(kind) ? undefined : retry,
  };
}

export const isForbidden = (error: unknown): boolean => error instanceof CallError && error.kind === 'forbidden';
