import { sessionName } from 'shared-client';

/** Session and path. The page's inline script reads it (deployments, `inline-preload.js`). */
const HOME_KEY = 'portal.home';

/**
 * Remembers for the session's next pages where its menu begins, unless it leads to the declared home. Then `/` needs nothing of the home of
 * other people.
 */
export function rememberHome(declared: string | undefined, menu: readonly string[] | undefined): void {
  const session = sessionName();
  const [first] = menu ?? [];
  try {
    if (session && first && !menu?.includes(declared ?? '')) localStorage.setItem(HOME_KEY, `${session} ${first}`);
    else localStorage.removeItem(HOME_KEY);
  } catch {
    // Blocked or full.
  }
}
