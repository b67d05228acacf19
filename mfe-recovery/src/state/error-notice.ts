import { CallError, type CallErrorKind, RateLimitedError } from 'shared-client';

/** What the error banner shows about a failed call. */
export interface ErrorNotice {
  readonly kind: CallErrorKind | 'unknown';
  /** Seconds to wait, where the server named them. */
  readonly waitSeconds?: number | undefined;
  /** Repeats the failed call; absent if that cannot help. */
  readonly retry?: (() => void) | undefined;
}

const pointless: readonly ErrorNotice['kind'][] = ['forbidden', 'not-found', 'validation', 'conflict'];

/** Logs a failed call and returns what the banner shows. */
export function errorNotice(what: string, error: unknown, retry: () => void): ErrorNotice {
  console.error(`Recovery options: ${what} failed.`, error);
  const kind = error instanceof CallError ? error.kind : 'unknown';
  const waitSeconds = error instanceof RateLimitedError ? error.retryAfterSeconds : undefined;
  return { kind, waitSeconds, retry: pointless.includes(kind) ? undefined : retry };
}

export const isForbidden = (error: unknown): boolean => error instanceof CallError && error.kind === 'forbidden';
