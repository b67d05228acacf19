import { registerTexts } from './i18n.ts';

/** Texts of the session itself, of pages that are not there, and of names; and the words that nearly every page shows. */
const ownTexts = {
  LBL_PART_FAILED: 'This part of the page stopped working',
  MSG_PART_FAILED: 'What you saved is safe. Try again; if it stops once more, reload the page.',
  LBL_TRY_AGAIN: 'Try again',
  LBL_CLOSE: 'Close',
  LBL_CANCEL: 'Cancel',
  LBL_CONTINUE: 'Continue',
  LBL_DISMISS: 'Dismiss',
  LBL_LOADING: 'Loading',
  LBL_NO_PAGE_HERE: 'There is no page here',
  MSG_NO_PAGE_HERE: 'The address may be mistyped, or the page has moved. Nothing is wrong with your account.',
  LBL_GO_HOME: 'Go to the home page',
  LBL_NAME_FOR: '{{name}} for {{principal}}',
} as const;

registerTexts(ownTexts);

/** A label key of a text that every page has, because shared-session registers it. */
export type SharedTextKey = keyof typeof ownTexts;
