import { useMemo, useSyncExternalStore } from 'react';
import { currentHash, type HashUrl, pageUrl } from 'shared-session/routing';

/**
 * The URL that this micro-frontend shows. The browser changes the URL before the user is asked, and a component that renders in between
 * would already read the new one. So pages read this copy, which follows only if no unsaved work holds it.
 */

/** Called before a page is left. Return true to stay; `leave` continues later without asking again. */
export type LeaveBlocker = (leave: () => void) => boolean;

const blockers = new Set<LeaveBlocker>();
const listeners = new Set<() => void>();
let shown = typeof window === 'undefined' ? '' : window.location.hash;

/** Keeps a page from being left. @returns a function that lifts the block */
export function blockLeaving(blocker: LeaveBlocker): () => void {
  blockers.add(blocker);
  return () => blockers.delete(blocker);
}

/** The URL to show: the guarded copy. */
export function useGuardedUrl(): HashUrl {
  const hash = useSyncExternalStore(subscribe, currentLocation);
  return useMemo(() => currentHash(hash), [hash]);
}

/** The copy, or the browser's own URL while there are no subscribers. */
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
