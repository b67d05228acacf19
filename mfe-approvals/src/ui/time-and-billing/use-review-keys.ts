import { useEffect, useRef } from 'react';
import { type ReviewAction, reviewAction } from '../../domain/review-keys.ts';

const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';
const PRESSED = 'a[href], button, summary, [role="row"], [role="menuitem"], [role="button"]';

/** Handles the review keys on the whole page, but not in a field, nor while a dialog or a menu is open. */
export function useReviewKeys(on: boolean, act: (action: ReviewAction) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!on) return undefined;
    const pressed = (event: KeyboardEvent) => {
      const [origin] = event.composedPath();
      const target = origin instanceof Element ? origin : null;
      if (event.defaultPrevented || document.querySelector('dialog[open], [role="menu"]')) return;
      const focus = { isTyped: target?.matches(TYPED) ?? false, isPressed: target?.closest(PRESSED) != null };
      const action = reviewAction(event, focus);
      if (action === null) return;
      event.preventDefault();
      // A list finds rows by typed letters; here the letters are keys.
      event.stopPropagation();
      latest.current(action);
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [on]);
}
