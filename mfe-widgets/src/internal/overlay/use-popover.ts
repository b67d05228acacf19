import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isMirrored } from 'shared-session/direction';
import { type AnyPlacement, place, type Rectangle } from './place.ts';

export interface PopoverOptions {
  open: boolean;
  /** The element next to which the overlay is placed. */
  anchor: RefObject<HTMLElement | null>;
  placement?: AnyPlacement;
  /** px between anchor and overlay. Default 4. */
  gap?: number;
  /** Makes the overlay at least as wide as the anchor. */
  matchWidth?: boolean;
  /** Called for a press or a focus outside the anchor and the overlay. Without it nothing outside closes the overlay. */
  onDismiss?: () => void;
}

/**
 * Shows an element as a popover next to its anchor while `open`. The element needs `popover="manual"` and stays in its place in the tree:
 * inside a modal dialog and inside a shadow root, so it is neither inert nor unstyled, and the top layer puts it over everything. It
 * follows the anchor while the page scrolls.
 */
export function usePopover<E extends HTMLElement>(options: PopoverOptions): RefObject<E | null> {
  const { open, anchor, placement = 'bottom-start', gap = 4, matchWidth = false } = options;
  const popover = useRef<E>(null);
  const dismiss = useRef(options.onDismiss);
  useEffect(() => {
    dismiss.current = options.onDismiss;
  });

  useLayoutEffect(() => {
    const element = popover.current;
    const beside = anchor.current;
    if (!open || element === null || beside === null) return undefined;
    const view = element.ownerDocument.defaultView;
    if (view === null) return undefined;

    element.showPopover?.();
    const move = (): void => {
      const { scale, rectangle } = measured(beside, element);
      if (matchWidth) element.style.minWidth = `${rectangle.width}px`;
      element.style.maxHeight = '';
      const viewport = {
        width: element.ownerDocument.documentElement.clientWidth / scale,
        height: view.innerHeight / scale,
      };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      // Places are computed from the start of a line, which is on the right where it is written from right to left.
      const mirrored = isMirrored(beside);
      const start = mirrored ? viewport.width - rectangle.left - rectangle.width : rectangle.left;
      const { top, left, space } = place({ ...rectangle, left: start }, size, viewport, placement, gap);
      element.style.top = `${top}px`;
      // physical: measured on the screen.
      element.style.left = `${mirrored ? viewport.width - left - size.width : left}px`;
      if (!placement.startsWith('right') && size.height > space) element.style.maxHeight = `${Math.max(space, 96)}px`;
    };
    move();

    // Scrolling inside the overlay does not move its anchor; measuring again would pull the reader back from the end of a list.
    const scrolled = (event: Event): void => {
      if (!pathOf(event).includes(element)) move();
    };
    const outside = (event: Event): void => {
      const path = pathOf(event);
      // A press on a part of the overlay that cannot be focused gives the focus to an ancestor (the page's main), which does not count as
      // outside.
      const [target] = path;
      if (event.type === 'focusin' && target instanceof Node && target.contains(element)) return;
      if (!path.includes(element) && !path.includes(beside)) dismiss.current?.();
    };
    // Listeners on window are removed explicitly: single-spa drops the options argument of some of them.
    view.addEventListener('scroll', scrolled, true);
    view.addEventListener('resize', move);
    view.addEventListener('pointerdown', outside, true);
    view.addEventListener('focusin', outside, true);
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(move);
    watch?.observe(element);
    return () => {
      watch?.disconnect();
      view.removeEventListener('scroll', scrolled, true);
      view.removeEventListener('resize', move);
      view.removeEventListener('pointerdown', outside, true);
      view.removeEventListener('focusin', outside, true);
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [open, anchor, placement, gap, matchWidth]);

  return popover;
}

/** The anchor's rectangle in the lengths of the overlay's style. On a page that zooms itself, styles are zoomed and rectangles are not. */
function measured(anchor: HTMLElement, overlay: HTMLElement): { scale: number; rectangle: Rectangle } {
  const scale = overlay.currentCSSZoom ?? 1;
  const { top, left, width, height } = anchor.getBoundingClientRect();
  return { scale, rectangle: { top: top / scale, left: left / scale, width: width / scale, height: height / scale } };
}

/** Uses our own array: on a foreign page the methods of its arrays may have been replaced. */
const pathOf = (event: Event): EventTarget[] => Array.prototype.slice.call(event.composedPath());
