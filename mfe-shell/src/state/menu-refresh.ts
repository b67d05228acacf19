import { onDataChange } from 'shared-client';
import { page } from 'shared-session';
import { menu } from './menu.ts';

/** Several calls in a row, as of a batch, cost one read; milliseconds. */
const QUIET_MS = 500;

/** The greatest age of the counts when a page or the tab is opened; milliseconds. */
const FRESH_MS = 10_000;

/**
 * Reads the menu again when its counts may have changed: after a call that changes data, and when a page or the tab is opened and the
 * counts are older than 10 s, because a job of the server or another user may have changed them. The shown counts stay until the response
 * is there, and if there is none (docs: shell#menu-counts). @returns a function that stops it
 */
export function keepMenuCurrent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = performance.now();
  const readIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // An anonymous page shows no menu, so it does not matter if the session has ended in the meantime.
      if (navigator.onLine === false || page.getState().anonymous) return;
      readAt = performance.now();
      void menu.refresh();
    }, milliseconds);
  };
  const opened = () => {
    if (document.visibilityState === 'visible' && performance.now() - readAt > FRESH_MS) readIn(0);
  };
  document.addEventListener('visibilitychange', opened);
  const stops = [
    () => clearTimeout(timer),
    () => document.removeEventListener('visibilitychange', opened),
    onDataChange(() => readIn(QUIET_MS)),
    page.subscribe((now, before) => {
      if (now.path !== before.path) opened();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
