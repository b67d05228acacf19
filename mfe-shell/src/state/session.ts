import { leaveForLogout, onOtherPerson, openSession, sessionName } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import { currentUser, locale, page } from 'shared-session';
import {
  claimDevice,
  deviceOwner,
  finishSignOut,
  onOtherOwner,
  onSignedOutElsewhere,
  takeSessionToEnd,
} from 'shared-session/device-data';
import { menu } from './menu.ts';
import { keepMenuCurrent } from './menu-refresh.ts';
import { followPortalSettings } from './portal-settings.ts';
import { leaveWithoutTrace, makeWay } from './sign-out.ts';

let hasStarted = false;

/**
 * Loads everything the shell shows, in parallel: token, user, menu, locale. Runs once a page; the header or the navigation starts it,
 * whichever mounts first. Each part shows its own failure and waits for no other. An anonymous page (docs: shell#anonymous-routes) loads
 * the locale only; the rest follows with the first page that needs a session.
 */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  void locale.load();
  // Finishes a sign-out that was interrupted, on the next page that is loaded.
  const isClean = finishSignOut().catch(() => undefined);
  // The user signed out without a connection, so the server still has the session.
  if (navigator.onLine && takeSessionToEnd(sessionName())) {
    leaveForLogout();
    return;
  }
  onSignedOutElsewhere(() => leaveWithoutTrace());
  if (!page.getState().anonymous) {
    askForUser(isClean);
    return;
  }
  const undo = page.subscribe(({ anonymous }) => {
    if (anonymous) return;
    undo();
    askForUser(isClean);
  });
}

function askForUser(isClean: Promise<void>): void {
  openSession().catch((error: unknown) => reportFailure('The session could not be opened yet.', error));
  void currentUser.load();
  void menu.load();
  keepMenuCurrent();
  followOwner(isClean);
}

/** Registers the signed-in user as the owner of this device's data, once nothing of the previous user is left. */
function followOwner(isClean: Promise<void>): void {
  let owner: string | undefined;
  const claim = () => {
    const { user } = currentUser.getState();
    if (!user || owner === String(user.userId)) return;
    const id = String(user.userId);
    owner = id;
    void isClean
      .then(() => {
        const isNewHere = deviceOwner() !== id;
        return claimDevice(id).then(() => followPortalSettings({ isNewHere }));
      })
      .catch(() => undefined);
    // Another account was chosen, or another user signed in, in another tab: the session is no longer this user's.
    onOtherOwner(id, () => makeWay(id));
    onOtherPerson(() => makeWay(id));
  };
  claim();
  currentUser.subscribe(claim);
}

/** Loads the failed parts again: the menu, and the user if that failed as well. */
export function retrySession(): void {
  void currentUser.load();
  void menu.load();
}
