import { type RefObject, useEffect } from 'react';

/** Frames within which an option is drawn, however slow the machine. */
const LAST_FRAME = 60;

/**
 * Gives the focus to the option that the arrow keys go on from. React Aria does so only once no transition runs anywhere on the page, when
 * a key opened the list by a click: on a page with a long one, or one that it has not seen the end of, nobody could choose by keyboard.
 * Stops when the focus has gone anywhere else meanwhile.
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
