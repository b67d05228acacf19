/** The English texts of the password screen, of titles and of failures. Other languages are loaded over them by the translation call. */
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
  LBL_RECOVERY_SKIP: 'Skip',
  LBL_RECOVERY_BACK: 'Back',
  ERR_RECOVERY_LAST_CONTACT:
    'This number is your only contact, so it cannot be removed. Register an email address first.',
  // verify-email and verify-phone
  LBL_RECOVERY_REGISTER_EMAIL: 'Register Email',
  LBL_RECOVERY_REGISTER_MOBILE: 'Register Mobile',
  // success
  LBL_RECOVERY_COMPLETE: 'Password Recovery Registration Complete',
  MSG_RECOVERY_COMPLETE:
    'You have successfully registered your contact information which can be used to reset your password!',
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
