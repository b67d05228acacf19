/** The time after which the page is usable, and the number may be asked for. */
const AFTER_MS = 2_000;

let hasStarted = false;

/** Follows the number of unread notifications, with a script that no page waits for. */
export function followUnreadLater(): void {
  if (hasStarted) return;
  hasStarted = true;
  setTimeout(() => {
    import('./live-unread.ts').then(({ startLive }) => startLive()).catch(() => undefined);
  }, AFTER_MS);
}
