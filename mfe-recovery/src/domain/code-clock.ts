/** Time left of a code, and until another may be asked for. All instants are milliseconds of the clock that is passed in. */

/** "Expires in 15 minutes" (docs: codes#code-expiry): the life of a code, in milliseconds, where the server gives none. */
export const CODE_LIFE_MS = 15 * 60_000;

/** How long a resend has to wait, in milliseconds, where the server gives no Retry-After. */
const RESEND_COOLDOWN_MS = 30_000;

/** A code that was sent: when it ends and when another may be asked for. */
export interface SentCode {
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly resendAt: number;
}

export interface SentResponse {
  /** Seconds the code lives, counted by the server. */
  readonly expiresInSeconds?: number | undefined;
  /** Seconds until the server sends another. */
  readonly resendInSeconds?: number | undefined;
}

const milliseconds = (seconds: number | undefined, otherwise: number): number =>
  seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) : otherwise;

/**
 * Turns the server's durations into instants of this device's clock. `askedAt` is when the call left, so that a slow
 * response never makes a code look younger than it is.
 */
export const sentCode = (askedAt: number, response: SentResponse = {}): SentCode => ({
  sentAt: askedAt,
  expiresAt: askedAt + milliseconds(response.expiresInSeconds, CODE_LIFE_MS),
  resendAt: askedAt + milliseconds(response.resendInSeconds, RESEND_COOLDOWN_MS),
});

/** Whole minutes left, rounded up, so that "Expires in 1 minute" is true until the end; 0 when it is over. */
export const minutesLeft = ({ expiresAt }: Pick<SentCode, 'expiresAt'>, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 60_000));

/** Whole seconds until Resend Code works again, rounded up; 0 when it does. */
export const secondsUntilResend = ({ resendAt }: Pick<SentCode, 'resendAt'>, now: number): number =>
  Math.max(0, Math.ceil((resendAt - now) / 1000));

/** Milliseconds until either text changes next, for one timer instead of a ticking one; undefined when none will. */
export function untilNextChange(sent: SentCode, now: number): number | undefined {
  const waits: number[] = [];
  if (now < sent.resendAt) waits.push((sent.resendAt - now) % 1000 || 1000);
  if (now < sent.expiresAt) waits.push((sent.expiresAt - now) % 60_000 || 60_000);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}
