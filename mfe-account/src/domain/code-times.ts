/** When a code was sent, and for how long it lives; the clock is this browser's. */
export interface SentCode {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
}

/** Minutes a code still lives, rounded up, and seconds until another may be asked for. A clock that was set back shows no more than the whole. */
export function codeTimes(sent: SentCode, now: number): { minutes: number; seconds: number } {
  const passed = Math.max(0, (now - sent.at) / 1000);
  return {
    minutes: Math.max(0, Math.ceil((sent.expiresInSeconds - passed) / 60)),
    seconds: Math.max(0, Math.ceil(sent.resendAfterSeconds - passed)),
  };
}
