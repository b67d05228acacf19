import { registerTexts } from 'shared-session';

/** The English texts of the account panel's content, by label key. */
registerTexts({
  LBL_SWITCH_ACCOUNT: 'Switch account',
  LBL_RECENTLY_VIEWED: 'Recently viewed',
  MSG_NOTHING_VIEWED: 'Nothing yet',
  MSG_TEXTS_FAILED:
    'The texts in {{language}} could not be loaded. English is shown; choose the language again in a moment.',
  LBL_THEME: 'Theme',
  LBL_THEME_LIGHT: 'Light',
  LBL_THEME_DARK: 'Dark',
  LBL_THEME_SYSTEM: 'System',
  LBL_MENU_YOUR_ACCOUNT: 'Your account',
  LBL_LOADING_ACCOUNT: 'Loading accounts and recent items',
  MSG_ACCOUNT_MORE_FAILED: 'Your accounts and recent items could not be loaded.',
});
