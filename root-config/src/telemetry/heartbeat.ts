/** The browser's entries for frames that took long; not every browser has them. */
export const LONG_FRAME = 'long-animation-frame';
/** A main thread blocked for longer than this is an incident, in milliseconds. */
export const BLOCKED_MS = 2_000;

/** Milliseconds between two beats. */
export const BEAT_MS = 1_000;
/** A longer gap means that the machine slept: a user who is blocked for a minute closes the page. */
const SLEPT_MS = 60_000;

/**
 * The time that the main thread was blocked between two beats, in milliseconds; undefined if that is no incident.
 * @param gap between the two beats
 * @param wasSeen whether the page was visible all the time: browsers slow down the timers of hidden ones
 */
export function blockedFor(gap: number, wasSeen: boolean): number | undefined {
  const late = gap - BEAT_MS;
  return wasSeen && late >= BLOCKED_MS && late < SLEPT_MS ? late : undefined;
}

/** Reports a blocked main thread in browsers that do not: Firefox and Safari have no long frames. */
export function heartbeat(onBlocked: (ms: number) => void): void {
  const isSeen = () => document.visibilityState === 'visible';
  let wasSeen = isSeen();
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    wasSeen = false;
  });
  setInterval(() => {
    const now = performance.now();
    const ms = blockedFor(now - last, wasSeen && isSeen());
    last = now;
    wasSeen = isSeen();
    if (ms !== undefined) onBlocked(ms);
  }, BEAT_MS);
}
