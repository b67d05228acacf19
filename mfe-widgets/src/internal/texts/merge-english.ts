import { registerTexts } from 'shared-session';

/** The English (en-US) texts of the merge dialog, registered with their script. */
export const mergeEnglish = {
  LBL_KEEP_MINE: 'Keep my entries',
  LBL_TAKE_THEIRS: "Take the server's",
  LBL_YOURS: 'Yours',
  LBL_THEIRS: 'On the server',
  MSG_COMPARE: 'These were changed in both places. Choose what stays; everything else of both is kept.',
  ERR_CHOOSE_ONE: 'Choose one.',
} as const;

registerTexts(mergeEnglish);
