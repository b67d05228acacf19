import { callFailureTexts } from './call-failures.ts';
import { codeEntryTexts } from './code-entry.ts';
import { newPasswordTexts } from './new-password.ts';

/** The English texts of a forgotten password. Translations come from the translation call. */
export const texts = {
  ...codeEntryTexts,
  ...newPasswordTexts,
  ...callFailureTexts,
  LBL_AC_PORTAL: 'Portal',
  LBL_AC_LANGUAGE: 'Language',
  LBL_AC_BACK: 'Back',
  LBL_SIGN_IN: 'Sign in',
  LBL_AC_REQUIRED_FIELD: 'This field is required.',
  LBL_FORGOT_PASSWORD: 'Forgot password?',
  MSG_FORGOT_PASSWORD: 'Enter your user name, or the email address or mobile number you registered.',
  LBL_ACCOUNT_NAME: 'User name, email or mobile',
  LBL_RESET_CONTACTS: 'Where should the code go?',
  MSG_RESET_CONTACTS: 'One contact of each kind is shown, whether or not it is registered. Choose one you recognize.',
  LBL_CODE_BY_EMAIL: 'Email to {{address}}',
  LBL_CODE_BY_MOBILE: 'Text message to {{address}}',
  LBL_SEND_CODE: 'Send code',
  LBL_ENTER_CODE: 'Enter the code',
  MSG_RESET_CODE_SENT: 'If {{address}} belongs to this account, an 8-digit code is on its way.',
  LBL_OTHER_CONTACT: 'Choose another contact',
  LBL_PASSWORD_SET: 'Your new password is set',
  MSG_PASSWORD_SET: 'You have been signed out on every device. Sign in with the new password.',
  ERR_RESET_ENDED: 'This took too long, or was finished already. Please begin again.',
  ERR_RESET_OVERTAKEN:
    'A new password was set meanwhile, in another window or on another device. Sign in with it, or begin again.',
  LBL_AC_RECOVERY_START_AGAIN: 'Start again',
  MSG_AC_RECOVERY_RESENT: 'New code has been sent.',
  MSG_AC_RECOVERY_NEWEST: 'Only the newest code works.',
};
