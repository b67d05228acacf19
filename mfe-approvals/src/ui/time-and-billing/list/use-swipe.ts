import { type RefObject, useEffect, useRef, useState } from 'react';
import { directionOf, type Swipe, swipeOf } from '../../../domain/swipe.ts';

/** The width in CSS pixels at the edge of the screen where a swipe is the browser's back gesture. */
const EDGE = 24;

interface Swiped {
  /** The element that moves with the finger. */
  readonly element: HTMLElement;
  readonly decide: (swipe: Swipe) => void;
}

/**
 * Lets a swipe over an element decide on the item it began on. `begin` returns that item, or null if there is none. `sign` is the
 * decision that letting go would make; `swallows` says whether the tap that ends a swipe means something else.
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
        // Like the event of a browser that begins to scroll. Otherwise the row would stay pressed, and a long press would select it.
        event.target?.dispatchEvent(new Event('pointercancel', { bubbles: true, composed: true }));
      }
      // Now it is neither scrolling nor a press.
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
