/** The messages for failed calls, in every module. */
export const callFailureTexts = {
  LBL_AC_RECOVERY_TRY_AGAIN: 'Try again',
  ERR_AC_RECOVERY_FAILED: 'Something went wrong. Please try again later!',
  ERR_AC_RECOVERY_OFFLINE: 'The server could not be reached. Check your connection, then try again.',
  ERR_AC_RECOVERY_SLOW: 'The server took too long to answer. Try again.',
  ERR_AC_RECOVERY_SERVER: 'The fault is on our side. What you entered is still here; try again in a few minutes.',
  ERR_AC_UNAVAILABLE_KEPT: 'The portal cannot save right now. What you typed is kept; try again in a moment.',
  ERR_AC_RECOVERY_WAIT_one: 'There were too many tries. Wait {{count}} minute, then try again.',
  ERR_AC_RECOVERY_WAIT_other: 'There were too many tries. Wait {{count}} minutes, then try again.',
};
