import { useMemo, useSyncExternalStore } from 'react';
import { currentHash, type HashUrl, pageUrl } from 'shared-session/routing';

/**
 * The URL as this micro-frontend shows it. The browser changes the URL before anybody is asked, and whoever
 * renders in between would already read the new one; so pages read this copy, which follows only when nothing unsaved
 * stands in the way.
 */

/** Asked before a page is left. Returns true to stay; `leave` goes on later, without asking again. */
export type LeaveBlocker = (leave: () => void) => boolean;

const blockers = new Set<LeaveBlocker>();
const listeners = new Set<() => void>();
let shown = typeof window === 'undefined' ? '' : window.location.hash;

/** Keeps a page from being left. @returns an undo */
export function blockLeaving(blocker: LeaveBlocker): () => void {
  blockers.add(blocker);
  return () => blockers.delete(blocker);
}

/** The URL that is shown: the guarded copy. */
export function useGuardedUrl(): HashUrl {
  const hash = useSyncExternalStore(subscribe, currentLocation);
  return useMemo(() => currentHash(hash), [hash]);
}

/** The copy; the browser's own URL while there are no subscribers. */
function currentLocation(): string {
  if (listeners.size === 0) shown = window.location.hash;
  return shown;
}

function show(hash: string): void {
  shown = hash;
  for (const listener of [...listeners]) listener();
}

function followAddress(): void {
  const target = window.location.hash;
  if (target === shown) return;
  const leave = () => {
    if (window.location.hash !== target) window.location.hash = target;
    show(target);
  };
  if ([...blockers].some((blocker) => blocker(leave)))
    window.history.pushState(window.history.state, '', pageUrl(shown || '#/'));
  else show(target);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    shown = window.location.hash;
    window.addEventListener('popstate', followAddress);
    window.addEventListener('hashchange', followAddress);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', followAddress);
    window.removeEventListener('hashchange', followAddress);
  };
}
