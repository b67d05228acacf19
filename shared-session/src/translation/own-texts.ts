import { registerTexts } from './i18n.ts';

/** Texts of the session itself. */
registerTexts({
  LBL_PART_FAILED: 'This part of the page stopped working',
  MSG_PART_FAILED: 'What you saved is safe. Try again; if it stops once more, reload the page.',
  LBL_TRY_AGAIN: 'Try again',
});
