import { leaveForLogout } from 'shared-client';

/** What `portal-sign-out` carries. */
export interface SignOutDetail {
  /** The page is not left before this is done, or a second has passed. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const LONGEST_WAIT_MS = 1000;

/**
 * The person signs out. Micro-frontends hear the window event `portal-sign-out` first and remove what they keep on this
 * device; a session that merely expires does not send it.
 */
export function signOut(): void {
  const pending: Promise<unknown>[] = [];
  const detail: SignOutDetail = { waitUntil: (work) => pending.push(work) };
  window.dispatchEvent(new CustomEvent('portal-sign-out', { detail }));
  if (pending.length === 0) {
    leaveForLogout();
    return;
  }
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([Promise.allSettled(pending), late]).then(leaveForLogout);
}
