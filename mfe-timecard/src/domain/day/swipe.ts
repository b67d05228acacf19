/** A point of a screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger must travel this far to change the day; a tap that slips travels less. */
const THRESHOLD = 64;
/** The factor by which the sideways travel must exceed the vertical one. Everything else is scrolling. */
const SIDEWAYS = 2;

/**
 * The day that a swipe asks for: the next (1) for a swipe to the left, the previous (-1) to the right, or none (0). The other way round
 * where days go from right to left.
 */
export function swipeStep(from: Point, to: Point, isMirrored = false): -1 | 0 | 1 {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) < THRESHOLD || Math.abs(right) < SIDEWAYS * Math.abs(down)) return 0;
  return right < 0 !== isMirrored ? 1 : -1;
}

/** The day one step from the open one; undefined at the ends of the period and while no day is open. */
export function dayBeside(keys: readonly string[], open: string | null, step: -1 | 0 | 1): string | undefined {
  const at = open === null ? -1 : keys.indexOf(open);
  return at < 0 || step === 0 ? undefined : keys[at + step];
}
