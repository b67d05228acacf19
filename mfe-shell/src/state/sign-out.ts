import { leaveForLogout, sessionName } from 'shared-client';
import { unsavedWork } from 'shared-session';
import {
  clearDeviceData,
  clearTabData,
  deviceOwner,
  keptWork,
  leaveSessionToEnd,
  startSignOut,
} from 'shared-session/device-data';
import { openDialog } from './dialogs.ts';

/** The detail of the event `portal-sign-out`. */
export interface SignOutDetail {
  /** The page is not left before this is done, or a second has passed. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const LONGEST_WAIT_MS = 1000;

/** Whether something on this device would be lost with the session. */
export const wouldLose = (): boolean => unsavedWork.getState().holders > 0 || keptWork().length > 0;

/** Handles a request to sign out: at once if nothing would be lost, otherwise after a question. */
export function askToSignOut(): void {
  if (wouldLose()) openDialog('sign-out');
  else signOut();
}

/**
 * Signs out on the user's request. Micro-frontends get the window event `portal-sign-out` and store nothing from then on. Everything
 * registered on this device is removed, even if its page is not mounted, and other tabs leave as well. A session that merely expires
 * does none of this.
 */
export function signOut(): void {
  if (!navigator.onLine) leaveSessionToEnd(sessionName());
  startSignOut();
  leaveWithoutTrace();
}

/**
 * The session now belongs to another person, so the page is left. Data on the device are removed only if they still belong to this page's
 * user: a tab that wakes up late must not remove entries that the other person has made since.
 */
export function makeWay(owner: string): void {
  leaveWithoutTrace(
    () => window.location.reload(),
    () => (deviceOwner() === owner ? clearDeviceData() : clearTabData()),
  );
}

/** Removes the data stored on this device and leaves the page. It also runs in tabs that learn of a sign-out elsewhere. */
export function leaveWithoutTrace(
  leave: () => void = leaveForLogout,
  clear: () => Promise<void> | void = clearDeviceData,
): void {
  const pending: Promise<unknown>[] = [];
  const detail: SignOutDetail = { waitUntil: (work) => pending.push(work) };
  window.dispatchEvent(new CustomEvent<SignOutDetail>('portal-sign-out', { detail }));
  const cleared = Promise.allSettled(pending).then(clear);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([cleared.catch(() => undefined), late]).then(leave);
}
