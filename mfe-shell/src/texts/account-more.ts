import { registerTexts } from 'shared-session';

/** The English texts of the account panel's last part, by label key. */
registerTexts({
  LBL_SWITCH_ACCOUNT: 'Switch account',
  LBL_RECENTLY_VIEWED: 'Recently viewed',
  MSG_NOTHING_VIEWED: 'Nothing yet',
});
