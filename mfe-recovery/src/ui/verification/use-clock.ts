import { useEffect, useState } from 'react';
import { minutesLeft, type SentCode, secondsUntilResend, untilNextChange } from '../../domain/code-clock.ts';

export interface CodeTimes {
  readonly minutes: number;
  readonly seconds: number;
}

/** The minutes until a code expires and the seconds until the next, updated by one timer that only fires when a text changes. */
export function useCodeTimes(sent: SentCode | undefined): CodeTimes | undefined {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies(now): each tick sets the timer for the next one.
  useEffect(() => {
    if (sent === undefined) return;
    const wait = untilNextChange(sent, Date.now());
    if (wait === undefined) {
      setNow(Date.now());
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), wait + 5);
    return () => clearTimeout(timer);
  }, [sent, now]);
  if (sent === undefined) return undefined;
  // The clock may be older than the code, so the code's own time counts then.
  const at = Math.max(now, sent.sentAt);
  return { minutes: minutesLeft(sent, at), seconds: secondsUntilResend(sent, at) };
}
