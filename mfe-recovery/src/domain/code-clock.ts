/** Time until a code expires, and until another may be requested. All instants are milliseconds of the clock that is passed in. */

/** "Expires in 15 minutes" (docs: codes#code-expiry): the lifetime of a code in milliseconds, if the server sends none. */
export const CODE_LIFE_MS = 15 * 60_000;

/** The wait before a resend, in milliseconds, if the server sends no Retry-After. */
const RESEND_COOLDOWN_MS = 30_000;

/** A code that was sent: when it expires and when another may be requested. */
export interface SentCode {
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly resendAt: number;
}

export interface SentResponse {
  /** The lifetime of the code in seconds, counted by the server. */
  readonly expiresInSeconds?: number | undefined;
  /** Seconds until the server sends another code. */
  readonly resendInSeconds?: number | undefined;
}

const milliseconds = (seconds: number | undefined, otherwise: number): number =>
  seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) : otherwise;

/**
 * Converts the server's durations into instants of this device's clock. `askedAt` is when the request was sent, so that a slow response
 * never makes a code look younger than it is.
 */
export const sentCode = (askedAt: number, response: SentResponse = {}): SentCode => ({
  sentAt: askedAt,
  expiresAt: askedAt + milliseconds(response.expiresInSeconds, CODE_LIFE_MS),
  resendAt: askedAt + milliseconds(response.resendInSeconds, RESEND_COOLDOWN_MS),
});

/** Whole minutes left, rounded up, so that "Expires in 1 minute" is true until the end; 0 after the code has expired. */
export const minutesLeft = ({ expiresAt }: Pick<SentCode, 'expiresAt'>, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 60_000));

/** Whole seconds until Resend Code is enabled, rounded up; 0 if it is. */
export const secondsUntilResend = ({ resendAt }: Pick<SentCode, 'resendAt'>, now: number): number =>
  Math.max(0, Math.ceil((resendAt - now) / 1000));

/** Milliseconds until either text changes next, so that one timer is enough; undefined if neither will. */
export function untilNextChange(sent: SentCode, now: number): number | undefined {
  const waits: number[] = [];
  if (now < sent.resendAt) waits.push((sent.resendAt - now) % 1000 || 1000);
  if (now < sent.expiresAt) waits.push((sent.expiresAt - now) % 60_000 || 60_000);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}
