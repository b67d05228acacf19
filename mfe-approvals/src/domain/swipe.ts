/** The decision of a swipe. */
export type Swipe = 'approve' | 'reject';

/** The distance in CSS pixels before a movement counts as a swipe, because a finger trembles during a tap. */
const BEGINS_AT = 12;
/** The distance in CSS pixels, or the fraction of the width if that is less, after which letting go decides. */
const DECIDES_AT = 96;
const DECIDES_AT_SHARE = 0.4;
/** The least ratio of sideways to downward movement, because a scrolling finger also drifts sideways. */
const STEEPNESS = 1.5;

/** Whether a finger swipes sideways or scrolls; null if it has not moved far enough to tell. */
export function directionOf(across: number, down: number): 'aside' | 'scroll' | null {
  if (Math.max(Math.abs(across), Math.abs(down)) < BEGINS_AT) return null;
  return Math.abs(across) > Math.abs(down) * STEEPNESS ? 'aside' : 'scroll';
}

/** The decision when the finger lets go: approve to the right, reject to the left, nothing if it is not far enough. */
export function swipeOf(across: number, width: number): Swipe | null {
  if (Math.abs(across) < Math.min(DECIDES_AT, width * DECIDES_AT_SHARE)) return null;
  return across > 0 ? 'approve' : 'reject';
}
