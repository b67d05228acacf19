/** What waits for the connection comes with a script of its own, fetched when a page stands: nothing of it is needed to show one. */
export const loadOutbox = () => import('./outbox-notice.tsx');
