import { registerTexts } from 'shared-session';
import { codeEntryTexts } from './code-entry.ts';
import { newPasswordTexts } from './new-password.ts';

/** The English texts of the account's dialogs, which come with their script. */
registerTexts({
  ...codeEntryTexts,
  ...newPasswordTexts,
  LBL_USER_NAME: 'User name',
  LBL_AC_REQUIRED_FIELD: 'This field is required.',
  ERR_AC_RECOVERY_PASSWORD_INVALID: 'Invalid password',
  ERR_LINK_PASSWORD: 'The user name or the password is not right.',
  ERR_LINK_SELF: 'This is the account you are signed in with.',
  LBL_CURRENT_PASSWORD: 'Current password',
  MSG_CHANGE_PASSWORD: 'Every other device is signed out, and each of your contacts is told.',
  MSG_PASSWORD_IS_CHANGED: 'Your password has been changed',
  LBL_PASSKEY: 'Passkey',
  MSG_NAME_PASSKEY: 'Give it a name that you recognise it by. Your device then asks you to confirm.',
  MSG_REMOVE_PASSKEY: '“{{name}}” no longer signs you in. Your password stays.',
  ERR_PASSKEY: 'This passkey could not be added. Please begin again.',
  ERR_PASSKEY_MANY: 'There are twenty passkeys already. Remove one that you no longer use.',
  ERR_PASSKEY_THERE: 'This device has a passkey for your account already.',
  ERR_PASSKEY_CANCELLED: 'Your device did not confirm it. Nothing has changed.',
  MSG_END_LINK: 'Your company account no longer signs you in here. Your password stays.',
  ERR_NO_CONTACT: 'No contact is registered that a code could be sent to. Register one first.',
  MSG_SCAN_CODE:
    'Scan this with your authenticator app, or enter the key by hand. Then enter the 6-digit code it shows.',
  LBL_KEY: 'Key',
  LBL_QR_CODE: 'QR code with the key',
  MSG_KEEP_CODES:
    'Each works once, when your phone is not at hand. Keep them where your phone is not: they are not shown again.',
  MSG_TURN_OFF: 'Your password alone will sign you in, and your recovery codes stop working.',
  LBL_DONE: 'Done',
  ERR_AUTHENTICATOR_THERE: 'There is an authenticator app already. Turn it off first.',
  LBL_AUTHENTICATOR_CODE: '6-digit code',
  ERR_SECOND_FACTOR: 'This code is not right, or was used already.',
  LBL_AC_RECOVERY_VERIFY_ITS_YOU: "To continue, first verify it's you",
  LBL_CODE_BY_EMAIL: 'Email to {{address}}',
  LBL_CODE_BY_MOBILE: 'Text message to {{address}}',
  LBL_SEND_CODE: 'Send code',
  MSG_RESET_CODE_SENT: 'If {{address}} belongs to this account, an 8-digit code is on its way.',
  LBL_RESET_CONTACTS: 'Where should the code go?',
  MSG_REHEARSE:
    'A code is sent as if you had forgotten your password. Nothing changes: your password stays, and nobody is signed out.',
  MSG_REHEARSED: 'Your way back in works. Nothing was changed.',
});
