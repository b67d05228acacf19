/** The time a code was sent, by this browser's clock, and its lifetime. */
export interface SentCode {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
  /** Messages of its kind could not be sent at that moment. */
  readonly delayed?: boolean | undefined;
}

/**
 * The minutes until a code expires, rounded up, and the seconds until another may be requested. Neither exceeds the full duration if the
 * clock was set back.
 */
export function codeTimes(sent: SentCode, now: number): { minutes: number; seconds: number } {
  const passed = Math.max(0, (now - sent.at) / 1000);
  return {
    minutes: Math.max(0, Math.ceil((sent.expiresInSeconds - passed) / 60)),
    seconds: Math.max(0, Math.ceil(sent.resendAfterSeconds - passed)),
  };
}
