import { openSession } from 'shared-client';

/** Milliseconds anything waits at most for the session to be asked for. It takes some 10, and longer only where another tab asks. */
const AT_MOST_MS = 150;

/**
 * Resolves when the session has been asked for. The lock that lets one tab ask is given only when the browser has nothing to
 * evaluate: asked for beside the evaluation of a large script, it came half a second later, and every call of the page with it. Whoever
 * calls the server waits for the session by itself, so nobody has to wait here for its response.
 */
export function askForSession(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    openSession(resolve).then(resolve, () => resolve());
  });
}
