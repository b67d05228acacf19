import { type RefObject, useEffect, useRef, useState } from 'react';
import { directionOf, type Swipe, swipeOf } from '../../domain/swipe.ts';

/** CSS pixels from the edge of the screen, where a swipe is the browser's way back. */
const EDGE = 24;

interface Swiped {
  /** What moves with the finger. */
  readonly element: HTMLElement;
  readonly decide: (swipe: Swipe) => void;
}

/**
 * Fingers that swipe over an element decide on what they began on. `begin` says what that is; null where there is nothing to swipe.
 * `sign` is what letting go would decide; `swallows` says whether the tap that ends a swipe means something else.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, begin: (target: Element) => Swiped | null) {
  const latest = useRef(begin);
  latest.current = begin;
  const swiped = useRef(false);
  const [sign, setSign] = useState<Swipe | null>(null);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    let at: { x: number; y: number; on: Swiped; aside: boolean } | null = null;
    const end = () => {
      at?.on.element.style.removeProperty('transform');
      at = null;
      setSign(null);
    };
    const across = (event: TouchEvent) => (event.changedTouches[0]?.clientX ?? 0) - (at?.x ?? 0);
    const start = (event: TouchEvent) => {
      end();
      swiped.current = false;
      const [touch] = event.touches;
      if (!touch || event.touches.length > 1 || touch.clientX < EDGE || touch.clientX > window.innerWidth - EDGE)
        return;
      const on = event.target instanceof Element ? latest.current(event.target) : null;
      if (on) at = { x: touch.clientX, y: touch.clientY, on, aside: false };
    };
    const move = (event: TouchEvent) => {
      if (!at) return;
      const by = across(event);
      if (!at.aside) {
        const direction = directionOf(by, (event.changedTouches[0]?.clientY ?? 0) - at.y);
        if (direction === 'scroll' || event.touches.length > 1) end();
        if (direction !== 'aside' || !at) return;
        at.aside = true;
        swiped.current = true;
        // As when a browser begins to scroll. Otherwise the row stays pressed, and choosing it by a long press would follow.
        event.target?.dispatchEvent(new Event('pointercancel', { bubbles: true, composed: true }));
      }
      // Now it is no scrolling, and no press.
      if (event.cancelable) event.preventDefault();
      at.on.element.style.transform = `translateX(${by}px)`;
      setSign(swipeOf(by, at.on.element.clientWidth));
    };
    const stop = (event: TouchEvent) => {
      const ended = at;
      const swipe = ended?.aside ? swipeOf(across(event), ended.on.element.clientWidth) : null;
      end();
      if (ended && swipe) ended.on.decide(swipe);
    };
    area.addEventListener('touchstart', start, { passive: true });
    area.addEventListener('touchmove', move, { passive: false });
    area.addEventListener('touchend', stop);
    area.addEventListener('touchcancel', end);
    return () => {
      end();
      area.removeEventListener('touchstart', start);
      area.removeEventListener('touchmove', move);
      area.removeEventListener('touchend', stop);
      area.removeEventListener('touchcancel', end);
    };
  }, [ref]);
  return { sign, swallows: () => swiped.current };
}
