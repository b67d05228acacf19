import { notifications } from 'shared-session';

const shown = new Set<string>();

/** What is to be reviewed after a day was copied: it stands until it is read or the timecard is left or sent. */
export const reviewNotices = {
  add(messages: readonly string[]): void {
    for (const message of messages) shown.add(notifications.notify({ style: 'warning', message, duration: null }));
  },
  clear(): void {
    for (const id of shown) notifications.dismiss(id);
    shown.clear();
  },
};
