import { type JSX, useEffect, useState } from 'react';
import { page } from 'shared-session';
import { useStore } from 'zustand';
import { nameDocumentAfterHeading } from './document-title.ts';
import { onHeading } from './on-heading.ts';

/**
 * On navigation the focus goes to the new page's heading, and assistive technology hears it (docs: shell#page-focus;
 * required by WCAG 2.2, 2.4.3 and 4.1.3). The first page of a visit is left alone: the browser announces it.
 */
export function PageAnnouncer(): JSX.Element {
  const path = useStore(page, (state) => state.path);
  const [firstPath] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  const [said, setSaid] = useState('');
  if (!hasMoved && path !== firstPath && firstPath !== '/') setHasMoved(true);

  useEffect(nameDocumentAfterHeading, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies(path): another page has another heading.
  useEffect(() => {
    const waiting = new AbortController();
    // If the user has done something else while the page was loading, the focus is left alone.
    let hasGoneOn = false;
    const act = (event: Event) => {
      hasGoneOn ||= event instanceof KeyboardEvent ? event.key === 'Tab' : !isOnLink(event);
    };
    for (const kind of ['keydown', 'pointerdown'])
      document.addEventListener(kind, act, { capture: true, signal: waiting.signal });
    const stopLooking = onHeading((heading, wasScrolled) => {
      waiting.abort();
      if (!hasMoved) return;
      setSaid(heading.textContent?.trim() ?? '');
      if (hasGoneOn || !takeFocus(heading)) return;
      // If the page jumped back while the user reads on, the next press would hit the wrong element.
      if (!wasScrolled) window.scrollTo({ top: 0 });
    });
    return () => {
      waiting.abort();
      stopLooking();
    };
  }, [path, hasMoved]);

  return (
    <p aria-live="polite" className="sh:sr-only">
      {said}
    </p>
  );
}

/** The second press of a double click on the link that led here does not count as another action. */
const isOnLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a[href]') !== null;

/** A dialog or a field of the page that has taken the focus itself keeps it. @returns whether the heading has it */
function takeFocus(heading: HTMLElement): boolean {
  const main = document.getElementById('main');
  const { activeElement } = document;
  if (activeElement?.closest('dialog[open]') || (activeElement !== main && main?.contains(activeElement))) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}
