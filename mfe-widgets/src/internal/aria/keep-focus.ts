import type { KeyboardEvent } from 'react';

/** The element that a key moves to is the one that Tab would reach. */
const REACHED = ['option', 'row', 'rowheader', 'gridcell'].map((role) => `[role="${role}"][tabindex="0"]`).join();

/** Elements around lists that are being watched. */
const watched = new WeakMap<HTMLElement, () => void>();

/**
 * Restores the focus that a long list loses when a key moves it beyond the rendered rows: the focused row is removed before the next one is
 * rendered. The list itself knows which row that is. Use it as `onKeyDown` of the element around the list; it watches until Tab or a press
 * elsewhere moves the focus away.
 */
export function keepFocus({ key, currentTarget: frame }: KeyboardEvent<HTMLElement>): void {
  const stop = watched.get(frame);
  if (key === 'Tab') stop?.();
  else if (stop === undefined) watched.set(frame, watch(frame));
}

function watch(frame: HTMLElement): () => void {
  const { ownerDocument: document } = frame;
  const observer = new MutationObserver(() => {
    if (frame.isConnected) restore(frame);
    else stop();
  });
  const pressed = (event: Event): void => {
    if (!event.composedPath().includes(frame)) stop();
  };
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('pointerdown', pressed, true);
    watched.delete(frame);
  };
  document.addEventListener('pointerdown', pressed, true);
  observer.observe(frame, { childList: true, subtree: true, attributes: true, attributeFilter: ['tabindex'] });
  return stop;
}

function restore(frame: HTMLElement): void {
  const list = frame.querySelector<HTMLElement>('[role="grid"], [role="listbox"]');
  // The list passes the focus on only once, and not at all while it does not know yet that its row was removed.
  const reached = list?.querySelector<HTMLElement>(REACHED);
  const { activeElement } = frame.getRootNode() as Document | ShadowRoot;
  if (isLost(frame)) (reached ?? list)?.focus();
  else if (activeElement !== null && activeElement === list) reached?.focus();
}

function isLost(frame: HTMLElement): boolean {
  const { ownerDocument: document } = frame;
  if (document.activeElement !== null && document.activeElement !== document.body) {
    // In a shadow root the host has the focus for the elements inside; if none inside has it, it is lost as well.
    const root = frame.getRootNode();
    return root instanceof ShadowRoot && document.activeElement === root.host && root.activeElement === null;
  }
  return document.hasFocus();
}
