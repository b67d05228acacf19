import { flushSync } from 'react-dom';

/** The least space below a header for its day, in pixels; with less, the page scrolls to the day. */
const ROOM = 160;

/**
 * Opens or closes a card by its header and keeps the header in place. The open day above closes, so everything below would otherwise move
 * up under the pointer. If the page is too short for that, the header stays as near as possible.
 */
export function openInPlace(header: HTMLElement, open: () => void): void {
  const before = header.getBoundingClientRect().top;
  const settle = () =>
    scrollerOf(header).scrollBy({ top: header.getBoundingClientRect().top - before, behavior: 'instant' });
  flushSync(open);
  settle();
  const { bottom } = header.getBoundingClientRect();
  if (bottom + ROOM > window.innerHeight) header.closest('.tc-card')?.scrollIntoView({ block: 'nearest' });
  // A browser's scroll anchoring picks its own element, one frame later.
  else requestAnimationFrame(settle);
}

/** The scroll container of an element: the page, or in another portal a region of it. */
function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (at.scrollHeight > at.clientHeight && (overflowY === 'auto' || overflowY === 'scroll')) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
