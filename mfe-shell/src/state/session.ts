import { openSession } from 'shared-client';
import { currentUser, locale } from 'shared-session';
import { menu } from './menu.ts';

let hasStarted = false;

/**
 * Asks for everything the shell shows, at once: token, user, menu, locale. Once a page, whoever of header and navigation
 * comes first. Each part shows its own failure; none waits for another.
 */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  openSession().catch((error: unknown) => console.error('The session could not be opened yet.', error));
  void currentUser.load();
  void menu.load();
  void locale.load();
}

/** Asks again for what could not be read: the menu, and the user where that failed with it. */
export function retrySession(): void {
  void currentUser.load();
  void menu.load();
}
