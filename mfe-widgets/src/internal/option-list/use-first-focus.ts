import { type RefObject, useEffect } from 'react';

/** The most frames until an option is rendered, however slow the machine. */
const LAST_FRAME = 60;

/**
 * Focuses the option from which the arrow keys start. If a key opened the list by a click, React Aria does so only once no transition runs
 * anywhere on the page: on a page with a long one, or one whose end it has missed, the keyboard could not be used. Stops if the focus has
 * moved elsewhere in the meantime.
 */
export function useFirstFocus(list: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!takesFocus || root === undefined) return undefined;
    const before = root.activeElement;
    let count = 0;
    let frame = 0;
    const look = () => {
      if (root.activeElement !== before) return;
      list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus({ preventScroll: true });
      count += 1;
      if (count < LAST_FRAME) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [list, takesFocus]);
}
