/** The texts of the kinds of notifications in `micro-frontend.json`: the shell shows them, and no page of this micro-frontend loads them. */
export const notificationTexts: Readonly<Record<string, string>> = {
  LBL_AC_NOTE_DEVICE: 'Sign-in',
  MSG_AC_NOTE_DEVICE: 'Your account was used to sign in from a new browser.',
};
