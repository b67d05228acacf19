import { flushSync } from 'react-dom';

/** Below a header there has to be this much room for its day, in pixels; else the day is scrolled to. */
const ROOM = 160;

/**
 * Opens or closes a card by its header, which stays where it was pressed: the day that was open above closes, and everything below
 * would move up under the pointer. Where the page is too short for that, the header is as near as the page allows.
 */
export function openInPlace(header: HTMLElement, open: () => void): void {
  const before = header.getBoundingClientRect().top;
  const settle = () =>
    scrollerOf(header).scrollBy({ top: header.getBoundingClientRect().top - before, behavior: 'instant' });
  flushSync(open);
  settle();
  const { bottom } = header.getBoundingClientRect();
  if (bottom + ROOM > window.innerHeight) header.closest('.tc-card')?.scrollIntoView({ block: 'nearest' });
  // Browsers anchor the page by an element of their own choice, a frame later.
  else requestAnimationFrame(settle);
}

/** What scrolls around an element: the page, or in another portal a region of it. */
function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (at.scrollHeight > at.clientHeight && (overflowY === 'auto' || overflowY === 'scroll')) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
