import { type RefObject, useEffect } from 'react';
import { isMirrored } from 'shared-session/direction';
import { focusAfter } from 'shared-session/focus';
import { dayBeside, type Point, swipeStep } from '../../../domain/day/swipe.ts';
import { cardId } from '../field-ids.ts';
import { useTimecardStore } from '../timecard-context.tsx';

const PHONE = '(max-width: 47.9em)';
/** Elements in which a finger moves a caret, a selection or a handle. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=slider], [role=listbox]';

/**
 * On a phone a swipe across the cards opens the previous or next day. Styles leave vertical scrolling to the browser, which then owns the
 * gesture (`touch-action`). A swipe that begins in a field, or in an element that scrolls sideways, is left to it.
 */
export function useDaySwipe(cards: RefObject<HTMLElement | null>): void {
  const store = useTimecardStore();
  useEffect(() => {
    const element = cards.current;
    let start: (Point & { readonly pointer: number }) | null = null;
    const down = (event: PointerEvent) => {
      // A second finger means a pinch.
      const isFirst = event.isPrimary && start === null;
      start =
        isFirst && event.pointerType === 'touch' && window.matchMedia?.(PHONE).matches && isFree(event, element)
          ? { x: event.clientX, y: event.clientY, pointer: event.pointerId }
          : null;
    };
    const up = (event: PointerEvent) => {
      const from = start;
      start = null;
      if (from?.pointer !== event.pointerId || !element) return;
      const { form, openDay } = store.getState();
      const step = swipeStep(from, { x: event.clientX, y: event.clientY }, isMirrored(element));
      const next = dayBeside(
        form.days.map(({ key }) => key),
        openDay,
        step,
      );
      if (next !== undefined) open(element, next);
    };
    const cancel = () => {
      start = null;
    };
    const open = (within: HTMLElement, key: string) => {
      const card = () => (within.getRootNode() as Document | ShadowRoot).getElementById(cardId(key));
      focusAfter(
        within,
        () => store.setState({ openDay: key }),
        () => card()?.querySelector<HTMLElement>('.tc-card-head button'),
      );
      card()?.scrollIntoView({ block: 'start' });
    };
    element?.addEventListener('pointerdown', down);
    element?.addEventListener('pointerup', up);
    element?.addEventListener('pointercancel', cancel);
    return () => {
      element?.removeEventListener('pointerdown', down);
      element?.removeEventListener('pointerup', up);
      element?.removeEventListener('pointercancel', cancel);
    };
  }, [cards, store]);
}

/** Whether there is no field and no sideways scrolling element between the finger and the cards. */
function isFree(event: PointerEvent, cards: HTMLElement | null): boolean {
  for (const at of event.composedPath()) {
    if (at === cards) return true;
    if (at instanceof HTMLElement && (at.matches(FIELDS) || scrollsSideways(at))) return false;
  }
  return true;
}

function scrollsSideways(element: HTMLElement): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowX);
}
