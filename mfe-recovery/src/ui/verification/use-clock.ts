import { useEffect, useState } from 'react';
import { minutesLeft, type SentCode, secondsUntilResend, untilNextChange } from '../../domain/code-clock.ts';

export interface CodeTimes {
  readonly minutes: number;
  readonly seconds: number;
}

/** Minutes a code has left and seconds until the next, kept true by one timer that wakes only when a text changes. */
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
  // A code that was sent after the last tick is as old as it says.
  const at = Math.max(now, sent.sentAt);
  return { minutes: minutesLeft(sent, at), seconds: secondsUntilResend(sent, at) };
}
