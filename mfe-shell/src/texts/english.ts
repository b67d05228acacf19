import './bell.ts';
import { registerTexts } from 'shared-session';

/** The shell's texts in English (en-US), by label key. */
registerTexts({
  LBL_PORTAL: 'Portal',
  LBL_SKIP_TO_CONTENT: 'Skip to content',
  LBL_OPEN_NAVIGATION: 'Open navigation',
  LBL_CLOSE_NAVIGATION: 'Close navigation',
  LBL_MAIN_NAVIGATION: 'Main navigation',
  LBL_LOADING_NAVIGATION: 'Loading navigation',
  LBL_NAVIGATION_EMPTY: 'There is nothing here for your account yet.',
  LBL_NAVIGATION_FAILED: 'The navigation could not be loaded.',
  LBL_BACK: 'Back',
  LBL_ALERTS: 'Alerts',
  LBL_OPENS_OUTSIDE: 'opens outside the portal',
  LBL_ACCOUNT: 'Account',
  LBL_ACCOUNT_OF: 'Account of {{name}}',
  LBL_LANGUAGE: 'Language',
  ERR_LINK_OUTDATED: 'The password of this account has changed since it was linked. Link it again.',
  ERR_SWITCH_FAILED: 'You could not be switched to {{name}}. You are still signed in here; try again in a moment.',
  LBL_SIGN_OUT: 'Sign out',
  MSG_SESSION_ENDING: 'Your session is ending. Reload the page to go on. Drafts on this device are kept.',
  LBL_COPYRIGHT: '© {{year}} Portal. All rights reserved.',
  LBL_PRIVACY_SECURITY: 'Privacy and Security',
  LBL_BROWSER_REQUIREMENTS: 'Browser Requirements',
  LBL_THIRD_PARTY_NOTICES: 'Third-Party Notices',
  LBL_VENDOR_SITE: 'About the vendor',
});
