import { registerTexts } from 'shared-session';

/** Texts of the bell, in the header and on pages that are not ours. */
registerTexts({
  LBL_SH_NOTIFICATIONS: 'Notifications',
  LBL_SH_UNREAD_COUNT_one: 'Notifications, {{count}} unread',
  LBL_SH_UNREAD_COUNT_other: 'Notifications, {{count}} unread',
});
