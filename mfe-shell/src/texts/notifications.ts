import { registerTexts } from 'shared-session';

/** The English texts of the list of notifications, in the script that shows it. */
registerTexts({
  LBL_SH_ALL_KINDS: 'All kinds',
  LBL_SH_KIND: 'Kind',
  LBL_SH_ALL_READ: 'Mark all as read',
  LBL_SH_MARK_READ: 'Mark as read: {{sentence}}',
  LBL_SH_MARK_UNREAD: 'Mark as unread: {{sentence}}',
  LBL_SH_UNREAD: 'Unread',
  LBL_SH_TODAY: 'Today',
  LBL_SH_YESTERDAY: 'Yesterday',
  LBL_SH_SHOW_MORE: 'Show more',
  LBL_SH_UNDO: 'Undo',
  MSG_SH_ALL_READ: 'All are marked as read.',
  MSG_SH_NO_NOTIFICATIONS: 'Nothing yet. What is decided about your work, and what waits for you, will be here.',
  MSG_SH_NONE_OF_KIND: 'Nothing of this kind.',
  MSG_SH_NOTIFICATIONS_FAILED: 'The notifications could not be loaded.',
  MSG_SH_NOT_MARKED: 'That could not be saved. Try again in a moment.',
  MSG_SH_OF_UNKNOWN_KIND: 'Something has happened. Reload the page to read what.',
  LBL_SH_LOADING_NOTIFICATIONS: 'Loading notifications',
});
