import { isSessionOver, openSession } from 'shared-client';

/** The longest wait for the session request to be sent, in milliseconds. It takes about 10, and longer only if another tab sends it. */
const AT_MOST_MS = 150;

/**
 * Resolves when the session has been requested. A browser grants the lock for it only when it has nothing to evaluate: next to the
 * evaluation of a large script the lock came half a second later, and with it every call of the page. Calls wait for the session
 * themselves, so there is no need to wait for the response here.
 */
export function askForSession(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    openSession(resolve).then(resolve, () => resolve());
  });
}

/**
 * Resolves with the answer about the session, for a page where probably nobody is signed in. If nobody is, it never resolves: the page is being
 * left for the sign-in page, and nothing more of it is loaded.
 */
export async function untilSessionIsKnown(): Promise<void> {
  // A server that cannot be reached is for the page to say.
  await openSession().catch(() => undefined);
  if (!isSessionOver()) return;
  // Back from the sign-in page: somebody may be signed in now.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  await new Promise(() => {});
}
