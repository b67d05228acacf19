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

/** What `portal-sign-out` carries. */
export interface SignOutDetail {
  /** The page is not left before this is done, or a second has passed. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const LONGEST_WAIT_MS = 1000;

/** Whether something on this device would be lost with the session. */
export const wouldLose = (): boolean => unsavedWork.getState().holders > 0 || keptWork().length > 0;

/** The person asks to sign out: at once where nothing would be lost, after a question otherwise. */
export function askToSignOut(): void {
  if (wouldLose()) openDialog('sign-out');
  else signOut();
}

/**
 * Signs out, by the person's will. Micro-frontends hear the window event `portal-sign-out` and keep nothing from then on; what
 * is registered on this device is removed, whatever is mounted, and other tabs leave as well. A session that merely expires
 * does none of this.
 */
export function signOut(): void {
  if (!navigator.onLine) leaveSessionToEnd(sessionName());
  startSignOut();
  leaveWithoutTrace();
}

/**
 * The session is another person's now: the page makes way for them. What the device keeps is removed only while it is still kept of who
 * had the page; a tab that slept would remove what the other has entered since.
 */
export function makeWay(owner: string): void {
  leaveWithoutTrace(
    () => window.location.reload(),
    () => (deviceOwner() === owner ? clearDeviceData() : clearTabData()),
  );
}

/** Removes what is kept on this device, and leaves; here as in a tab that hears of a sign-out. */
export function leaveWithoutTrace(
  leave: () => void = leaveForLogout,
  clear: () => Promise<void> | void = clearDeviceData,
): void {
  const pending: Promise<unknown>[] = [];
  const detail: SignOutDetail = { waitUntil: (work) => pending.push(work) };
  window.dispatchEvent(new CustomEvent('portal-sign-out', { detail }));
  const cleared = Promise.allSettled(pending).then(clear);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([cleared.catch(() => undefined), late]).then(leave);
}
