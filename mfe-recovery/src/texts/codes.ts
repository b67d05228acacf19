import { registerTexts } from 'shared-session';

/** The English texts of the verify screens and of success, which come with their script. */
registerTexts({
  MSG_RECOVERY_EMAIL_SENT:
    "An email with an 8-digit code was sent to {{address}}. If you don't see it, check your spam and junk folders.",
  MSG_RECOVERY_SMS_SENT: 'An SMS with an 8-digit code was sent to {{address}}.',
  MSG_RECOVERY_SENDING: 'Sending an 8-digit code to {{address}} …',
  MSG_RECOVERY_NOT_SENT: 'No code has been sent to {{address}} yet.',
  LBL_RECOVERY_CODE: 'Code',
  LBL_RECOVERY_EXPIRES_one: 'Expires in {{count}} minute',
  LBL_RECOVERY_EXPIRES_other: 'Expires in {{count}} minutes',
  LBL_RECOVERY_RESEND: 'Resend Code',
  LBL_RECOVERY_RESEND_IN: 'in {{seconds}} s',
  MSG_RECOVERY_RESENT: 'New code has been sent.',
  MSG_RECOVERY_NEWEST: 'Only the newest code works.',
  MSG_RECOVERY_VERIFYING: 'Checking the code …',
  MSG_CODE_DELAYED: 'The message could not be sent yet. We keep trying until the code expires.',
  ERR_RECOVERY_CODE_INCORRECT: 'Incorrect code! Please try again.',
  ERR_RECOVERY_CODE_EXPIRED: 'Code expired! Resend Code to try again.',
  MSG_RECOVERY_EMAIL_DONE: 'Email Registered Successfully',
  MSG_RECOVERY_MOBILE_DONE: 'Mobile Number Registered Successfully',
  LBL_RECOVERY_TO_PRODUCT: 'Continue to the Portal',
});
