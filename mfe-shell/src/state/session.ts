import { leaveForLogout, onOtherPerson, openSession, sessionName } from 'shared-client';
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
import { followPortalSettings } from './portal-settings.ts';
import { leaveWithoutTrace, makeWay } from './sign-out.ts';

let hasStarted = false;

/**
 * Asks for everything the shell shows, at once: token, user, menu, locale. Once a page, whoever of header and navigation
 * comes first. Each part shows its own failure; none waits for another. An anonymous page (docs: shell#anonymous-routes) gets the
 * locale only; the rest follows with the first page that needs a session.
 */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  void locale.load();
  // Finishes a sign-out that was interrupted, on whatever page comes next.
  const isClean = finishSignOut().catch(() => undefined);
  // They signed out without a connection, and the session lives on.
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
  openSession().catch((error: unknown) => console.error('The session could not be opened yet.', error));
  void currentUser.load();
  void menu.load();
  followOwner(isClean);
}

/** Keeps this device for who is signed in, once nothing of who signed out is left on it. */
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
    // A switch of accounts, or a sign-in, in another tab: the session here is no longer this user's.
    onOtherOwner(id, () => makeWay(id));
    onOtherPerson(() => makeWay(id));
  };
  claim();
  currentUser.subscribe(claim);
}

/** Asks again for what could not be read: the menu, and the user where that failed with it. */
export function retrySession(): void {
  void currentUser.load();
  void menu.load();
}
