import { page } from 'shared-session';

/** A shell that names no paths is older than this, or could not be loaded. */
const UNKNOWN_AFTER_MS = 10_000;

/**
 * Runs a task once the shell has read the menu, with the paths that it leads to; after a while without, with undefined. Nothing is run on
 * pages without a session, which have no menu.
 */
export function whenMenuIsKnown(task: (menu: readonly string[] | undefined) => void): void {
  const known = page.getState().menuPaths;
  if (known) {
    task(known);
    return;
  }
  const stop = page.subscribe(({ menuPaths }) => menuPaths && end(menuPaths));
  const timer = setTimeout(() => page.getState().anonymous || end(undefined), UNKNOWN_AFTER_MS);
  function end(menu: readonly string[] | undefined): void {
    stop();
    clearTimeout(timer);
    task(menu);
  }
}
