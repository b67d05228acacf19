/** The texts of the field for a code, with its Resend link. */
export const codeEntryTexts = {
  LBL_AC_RECOVERY_CODE: 'Code',
  LBL_AC_RECOVERY_RESEND: 'Resend Code',
  LBL_AC_RECOVERY_RESEND_IN: 'in {{seconds}} s',
  MSG_AC_RECOVERY_VERIFYING: 'Checking the code …',
  MSG_AC_CODE_DELAYED: 'The message could not be sent yet. We keep trying until the code expires.',
  ERR_AC_RECOVERY_CODE_INCORRECT: 'Incorrect code! Please try again.',
  ERR_AC_RECOVERY_CODE_EXPIRED: 'Code expired! Resend Code to try again.',
  LBL_AC_RECOVERY_EXPIRES_one: 'Expires in {{count}} minute',
  LBL_AC_RECOVERY_EXPIRES_other: 'Expires in {{count}} minutes',
};
