/** The most pixels that a page is drawn with: a canvas may have no more in Safari on a phone. */
export const MOST_PIXELS = 16_777_216;
/** The longest side that every browser draws on. */
export const MOST_SIDE = 8192;
/** A page is shown at most that many times as high as the viewer is wide. */
export const MOST_RATIO = 20;

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The part of the viewer's width that a page takes: one that is a strip takes less. */
export const shareOfWidth = ({ width, height }: Sides): number => Math.min(1, (MOST_RATIO * width) / height);

/**
 * How much larger than the page its picture is: as sharp as the screen, as far as one canvas may be that large.
 *
 * @param seen how much larger than the page it is shown
 * @param density pixels of the screen for each pixel of CSS
 */
export function drawnScale({ width, height }: Sides, seen: number, density: number): number {
  const within = Math.min(Math.sqrt(MOST_PIXELS / width / height), MOST_SIDE / Math.max(width, height));
  return Math.min(seen * density, within);
}
