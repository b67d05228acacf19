import { createStore } from 'zustand/vanilla';

/** Whether this page needs the outbox's script. */
export const outboxNeed = createStore<{ readonly isNeeded: boolean }>()(() => ({ isNeeded: false }));

export const needOutbox = (): void => outboxNeed.setState({ isNeeded: true });

/** The outbox, in a script of its own: few have something that waits. What is shown of it comes with its first use. */
export function loadOutbox() {
  needOutbox();
  return import('./outbox-notice.tsx');
}
