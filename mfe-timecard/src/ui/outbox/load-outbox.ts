import { createStore } from 'zustand/vanilla';

/** Whether this page needs the outbox's script. */
export const outboxNeed = createStore<{ readonly isNeeded: boolean }>()(() => ({ isNeeded: false }));

export const needOutbox = (): void => outboxNeed.setState({ isNeeded: true });

/** The outbox is a script of its own, because few users have waiting entries. Its user interface is loaded with its first use. */
export function loadOutbox() {
  needOutbox();
  return import('./outbox-notice.tsx');
}
