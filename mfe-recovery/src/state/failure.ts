import { CallError, type CallErrorKind, RateLimitedError } from 'shared-client';

/** A failed call as the user is told about it. */
export interface Failure {
  readonly kind: CallErrorKind | 'unknown';
  /** Seconds to wait, where the server named them. */
  readonly waitSeconds?: number | undefined;
  /** Does again what failed; absent where that would not help. */
  readonly retry?: (() => void) | undefined;
}

const pointless: readonly Failure['kind'][] = ['forbidden', 'not-found', 'validation', 'conflict', 'unauthorised'];

/** "A failed call in the flow is logged, and the user is told what to do": logs it, and says what to show. */
export function failureOf(what: string, error: unknown, retry: () => void): Failure {
  console.error(`Recovery options: ${what} failed.`, error);
  const kind = error instanceof CallError ? error.kind : 'unknown';
  const waitSeconds = error instanceof RateLimitedError ? error.retryAfterSeconds : undefined;
  return { kind, waitSeconds, retry: pointless.includes(kind) ? undefined : retry };
}

export const isForbidden = (error: unknown): boolean => error instanceof CallError && error.kind === 'forbidden';
