import type { KeyboardEvent } from 'react';

/** Frames until what is far away in a long list has been drawn. */
const FRAMES = 12;

/**
 * Brings the focus back that a long list loses when a key moves it further than is drawn: the row that had it is gone before the one
 * that gets it is there. The list itself knows which one that is. For `onKeyDown` of the element around the list.
 */
export function keepFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') return;
  const view = currentTarget.ownerDocument.defaultView;
  const look = (left: number): void => {
    if (isLost(currentTarget)) currentTarget.querySelector<HTMLElement>('[role="grid"], [role="listbox"]')?.focus();
    if (left > 0) view?.requestAnimationFrame(() => look(left - 1));
  };
  view?.requestAnimationFrame(() => look(FRAMES));
}

function isLost(frame: HTMLElement): boolean {
  const { ownerDocument: document } = frame;
  if (!frame.isConnected || (document.activeElement !== null && document.activeElement !== document.body)) {
    // In a shadow root the host has the focus for what is inside; none inside means it is lost as well.
    const root = frame.getRootNode();
    return root instanceof ShadowRoot && document.activeElement === root.host && root.activeElement === null;
  }
  return document.hasFocus();
}
