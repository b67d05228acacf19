import { notifications } from 'shared-session';

/** Ids of the notices that were shown, by what they say. */
const shown = new Map<string, string>();

/** What is to be reviewed after a day was copied: said once, until it is read or the timecard is left or sent. */
export const reviewNotices = {
  add(messages: readonly string[]): void {
    for (const message of messages) {
      notifications.dismiss(shown.get(message) ?? '');
      shown.set(message, notifications.notify({ style: 'warning', message, duration: null }));
    }
  },
  clear(): void {
    for (const id of shown.values()) notifications.dismiss(id);
    shown.clear();
  },
};
