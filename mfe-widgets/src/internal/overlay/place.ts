/** A rectangle in the viewport, in CSS px. */
export interface Rectangle {
  top: number;
  left: number;
  width: number;
  height: number;
}

export type Placement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'top' | 'bottom' | 'right';

/** Any placement; a submenu begins at the top of its anchor instead of being centered next to it. */
export type AnyPlacement = Placement | 'right-start';

export interface Place {
  top: number;
  left: number;
  /** The space between the anchor and the edge of the viewport on the chosen side. */
  space: number;
}

/** The least distance to the edge of the viewport. */
const MARGIN = 8;

/**
 * The position of an overlay of `size` next to `anchor`: on the requested side, or on the other one if it does not fit there and the other
 * has more space. It stays within the viewport if it fits at all.
 */
export function place(
  anchor: Rectangle,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  wished: AnyPlacement,
  gap = 4,
): Place {
  if (wished.startsWith('right')) {
    const right = anchor.left + anchor.width + gap;
    const fits = right + size.width + MARGIN <= viewport.width;
    return {
      top: within(
        anchor.top + (wished === 'right' ? (anchor.height - size.height) / 2 : 0),
        size.height,
        viewport.height,
      ),
      left: fits ? right : within(anchor.left - gap - size.width, size.width, viewport.width),
      space: viewport.width - right - MARGIN,
    };
  }
  const below = viewport.height - anchor.top - anchor.height - gap - MARGIN;
  const above = anchor.top - gap - MARGIN;
  const wishedBelow = wished.startsWith('bottom');
  const [first, second] = wishedBelow ? [below, above] : [above, below];
  const flipped = size.height > first && second > first;
  const goesBelow = wishedBelow !== flipped;
  const left = wished.endsWith('end')
    ? anchor.left + anchor.width - size.width
    : wished.endsWith('start')
      ? anchor.left
      : anchor.left + (anchor.width - size.width) / 2;
  const space = goesBelow ? below : above;
  const height = Math.min(size.height, Math.max(space, 0));
  return {
    top: goesBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    left: within(left, size.width, viewport.width),
    space,
  };
}

function within(start: number, size: number, viewport: number): number {
  return Math.max(MARGIN, Math.min(start, viewport - size - MARGIN));
}
