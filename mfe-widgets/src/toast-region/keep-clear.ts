import { clearOf } from './clear-of.ts';

/**
 * Keeps toasts off the element that has the keyboard's focus (docs: session#toasts-focus). A pointer finds its way around them, so they do
 * not move for what it has pressed.
 *
 * @param signal ends it
 */
export function keepClear(region: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let frame = 0;
  const place = () => {
    const focused = focusedElement();
    if (region.contains(focused)) return;
    region.style.translate = '';
    if (!focused?.matches(':focus-visible')) return;
    region.style.translate = `0 -${clearOf(region.getBoundingClientRect(), focused.getBoundingClientRect())}px`;
  };
  // The browser scrolls to an element after it has got the focus.
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  document.addEventListener('focusin', placeSoon, { signal });
  document.addEventListener('scroll', placeSoon, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    region.style.translate = '';
  });
  placeSoon();
}

/** The element that has the focus, in shadow roots as well. */
function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
