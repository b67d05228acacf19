import { notifications } from 'shared-session';

/** Ids of the notices that are shown, by message. */
const shown = new Map<string, string>();

/** The review after a day was copied. Each message is shown once, until it is dismissed or the timecard is left or sent. */
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
