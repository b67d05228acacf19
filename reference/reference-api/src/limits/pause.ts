/**
 * The seconds until something may be repeated that was done at `last`. A time further in the future than the pause itself was recorded by a
 * wrong clock, and requires no wait.
 */
export function pauseLeft(last: Date | null | undefined, now: Date, pauseSeconds: number): number {
  if (!last) return 0;
  const since = (now.getTime() - last.getTime()) / 1000;
  if (since <= -pauseSeconds) return 0;
  return Math.min(pauseSeconds, Math.max(0, pauseSeconds - since));
}
