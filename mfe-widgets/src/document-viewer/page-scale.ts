/** The most pixels of a canvas: the limit of Safari on a phone. */
export const MOST_PIXELS = 16_777_216;
/** The longest side of a canvas that every browser supports. */
export const MOST_SIDE = 8192;
/** A page is shown at most this many times as high as the viewer is wide. */
export const MOST_RATIO = 20;

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The share of the viewer's width that a page takes; a long strip takes less. */
export const shareOfWidth = ({ width, height }: Sides): number => Math.min(1, (MOST_RATIO * width) / height);

/**
 * The scale of a page's picture: as sharp as the screen, within the limits of one canvas.
 *
 * @param seen the scale at which the page is shown
 * @param density device pixels per CSS pixel
 */
export function drawnScale({ width, height }: Sides, seen: number, density: number): number {
  const within = Math.min(Math.sqrt(MOST_PIXELS / width / height), MOST_SIDE / Math.max(width, height));
  return Math.min(seen * density, within);
}
