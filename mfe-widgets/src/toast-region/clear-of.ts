/** The edges of an element in the window, in px, as of `getBoundingClientRect`. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The space between toasts and what they make room for, in px. */
const GAP = 8;

/**
 * How far toasts must move up to cover nothing of the focused element, in px. 0 if they cover less than a quarter of its height, or if there
 * is no room above it.
 *
 * @param toasts where they are when nothing is in their way
 */
export function clearOf(toasts: Edges, focused: Edges): number {
  const isBeside = focused.right < toasts.left || focused.left > toasts.right;
  const covered = Math.min(toasts.bottom, focused.bottom) - Math.max(toasts.top, focused.top);
  const up = toasts.bottom - focused.top + GAP;
  return isBeside || covered * 4 < focused.bottom - focused.top || covered <= 0 || up > toasts.top ? 0 : up;
}
