/**
 * Seconds to wait before something is done again that was done `last`. One that lies further ahead than the pause itself was noted by a
 * clock that was wrong, and asks for none.
 */
export function pauseLeft(last: Date | null | undefined, now: Date, pauseSeconds: number): number {
  if (!last) return 0;
  const since = (now.getTime() - last.getTime()) / 1000;
  if (since <= -pauseSeconds) return 0;
  return Math.min(pauseSeconds, Math.max(0, pauseSeconds - since));
}
