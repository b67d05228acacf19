/** Every text of the flow in English. Other languages are loaded over it by the translation call. */
export const texts = {
  // confirm-password
  LBL_RECOVERY_GREETING: 'Hi, {{firstName}}',
  LBL_RECOVERY_VERIFY_ITS_YOU: "To continue, first verify it's you",
  MSG_RECOVERY_PASSWORD_AGAIN:
    'A while has passed since you confirmed your password. Confirm it again; what you entered is kept.',
  LBL_RECOVERY_PASSWORD: 'Password',
  LBL_RECOVERY_CANCEL: 'Cancel',
  LBL_RECOVERY_NEXT: 'Next',
  ERR_RECOVERY_PASSWORD_REQUIRED: 'This field is required',
  ERR_RECOVERY_PASSWORD_INVALID: 'Invalid password',
  // phone-email-setup
  LBL_RECOVERY_REGISTRATION: 'Password Recovery Registration',
  LBL_RECOVERY_STEP: 'Step {{step}}',
  LBL_RECOVERY_STEP_OF: 'Step {{step}} of {{total}}',
  MSG_RECOVERY_FIRST_TIME:
    'Your recovery options were recently updated. We use your contact details only to help you back into your account and to keep it secure.',
  MSG_RECOVERY_UPDATE:
    'These are your recovery options. We use them only to help you back into your account and to keep it secure.',
  LBL_RECOVERY_EMAIL: 'Email',
  LBL_RECOVERY_EMAIL_SAMPLE: 'name@example.com',
  LBL_RECOVERY_MOBILE: 'Mobile phone',
  MSG_RECOVERY_MESSAGE_RATES: 'Message and data rates may apply.',
  MSG_RECOVERY_MASKED_PHONE: 'Registered: {{phone}}. Enter a number to replace it.',
  MSG_RECOVERY_EMAIL_REGISTERED: 'Your email {{email}} is registered.',
  LBL_RECOVERY_CONTINUE: 'Continue',
  LBL_RECOVERY_SKIP: 'Skip',
  LBL_RECOVERY_BACK: 'Back',
  LBL_RECOVERY_REMOVE: 'Remove number',
  ERR_RECOVERY_EMAIL: 'Please enter a valid email address.',
  ERR_RECOVERY_PHONE: 'Please enter a valid mobile phone.',
  ERR_RECOVERY_PHONE_EXAMPLE: 'Please enter a valid mobile phone. Example: {{example}}',
  // Remove number?
  LBL_RECOVERY_REMOVE_QUESTION: 'Remove number?',
  MSG_RECOVERY_REMOVE_QUESTION: 'Are you sure you want to remove your number?',
  LBL_RECOVERY_REMOVE_NUMBER: 'Remove Number',
  ERR_RECOVERY_LAST_CONTACT:
    'This number is your only contact, so it cannot be removed. Register an email address first.',
  // verify-email and verify-phone
  LBL_RECOVERY_REGISTER_EMAIL: 'Register Email',
  LBL_RECOVERY_REGISTER_MOBILE: 'Register Mobile',
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
  // success
  LBL_RECOVERY_COMPLETE: 'Password Recovery Registration Complete',
  MSG_RECOVERY_COMPLETE:
    'You have successfully registered your contact information which can be used to reset your password!',
  LBL_RECOVERY_TO_PRODUCT: 'Continue to the Portal',
  // The end in place
  LBL_RECOVERY_ENDED: 'You have left the registration',
  MSG_RECOVERY_ENDED: 'What you verified is registered; nothing else was changed.',
  LBL_RECOVERY_START_AGAIN: 'Start again',
  // Waiting and failures
  LBL_RECOVERY_LOADING: 'Loading your recovery options',
  LBL_RECOVERY_TRY_AGAIN: 'Try again',
  ERR_RECOVERY_FAILED: 'Something went wrong. Please try again later!',
  ERR_RECOVERY_OFFLINE: 'The server could not be reached. Check your connection, then try again.',
  ERR_RECOVERY_SLOW: 'The server took too long to answer. Try again.',
  ERR_RECOVERY_SERVER: 'The fault is on our side. What you entered is still here; try again in a few minutes.',
  ERR_UNAVAILABLE_KEPT: 'The portal cannot save right now. What you typed is kept; try again in a moment.',
  ERR_RECOVERY_SIGNED_OUT: 'Your session has ended. Sign in again to go on where you were.',
  ERR_RECOVERY_FORBIDDEN: 'Your account may not change this here. Ask your administrator.',
  ERR_RECOVERY_REFUSED: 'The server did not accept what was entered. Go back, check it, and try again.',
  ERR_RECOVERY_WAIT_one: 'There were too many tries. Wait {{count}} minute, then try again.',
  ERR_RECOVERY_WAIT_other: 'There were too many tries. Wait {{count}} minutes, then try again.',
} as const;
