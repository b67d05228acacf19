/** What a swipe decides. */
export type Swipe = 'approve' | 'reject';

/** CSS pixels a finger moves before it swipes: a tap trembles. */
const BEGINS_AT = 12;
/** CSS pixels, or a share of the width where that is less, after which letting go decides. */
const DECIDES_AT = 96;
const DECIDES_AT_SHARE = 0.4;
/** A finger that moves down the page drifts aside, too. */
const STEEPNESS = 1.5;

/** Whether a finger swipes aside, scrolls, or has not moved enough to say. */
export function directionOf(across: number, down: number): 'aside' | 'scroll' | null {
  if (Math.max(Math.abs(across), Math.abs(down)) < BEGINS_AT) return null;
  return Math.abs(across) > Math.abs(down) * STEEPNESS ? 'aside' : 'scroll';
}

/** What letting go decides: to the right approves, to the left rejects, not far enough does nothing. */
export function swipeOf(across: number, width: number): Swipe | null {
  if (Math.abs(across) < Math.min(DECIDES_AT, width * DECIDES_AT_SHARE)) return null;
  return across > 0 ? 'approve' : 'reject';
}
