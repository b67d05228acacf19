import { registerTexts } from 'shared-session';

/** The English texts of a report and of the review after a reset, loaded with their script. */
registerTexts({
  LBL_NOT_ME: 'This was not me',
  LBL_WAS_ME: 'It was me',
  MSG_REPORT:
    'Your account {{account}} goes back to how it was on {{when}}. Every device is signed out, the password ends, and then you set a new one.',
  LBL_REPORT_REMOVES: 'Added since then; this is removed',
  MSG_REPORT_NOTHING: 'Nothing was added since then.',
  LBL_YOU_STILL_HAVE: 'You still have',
  LBL_WITHOUT_THIS: 'Without this, you still have',
  LBL_YOUR_NEW_PASSWORD: 'Your new password',
  LBL_REVIEW: 'Is this yours?',
  LBL_IS_MINE: 'It is mine',
  LBL_NOT_MINE: 'Not mine: remove it',
  MSG_REVIEWED: 'You have looked at everything that was added lately.',
  LBL_REPORT_REMOVED: 'Removed, because it was reported',
  LBL_THING_CONTACT: 'Contact {{name}}',
  LBL_THING_PASSKEY: 'Passkey “{{name}}”',
  LBL_THING_LINKED_ACCOUNT: 'Link with the account {{name}}',
  LBL_THING_DELEGATE: '{{name}} as a delegate',
  LBL_AUTHENTICATOR: 'Authenticator app',
  LBL_CONTACT_STEP: 'Code by email or text message',
  LBL_RECOVERY_CODES: 'Recovery codes',
  LBL_COMPANY_SIGN_IN: 'Sign-in of {{name}}',
  LBL_SINCE: 'Since {{when}}',
  LBL_SET_PASSWORD: 'Set new password',
  ERR_REPORT_ENDED:
    'This link is no longer valid: it is too old, or its contact is no longer registered. Set a new password, or contact your administrator.',
  ERR_REPORT_SETTLED: 'This was reported already, and a new password was set since. Nothing was changed.',
});
