import { registerTexts } from 'shared-session';

/** Texts of comments, loaded with the scripts that show them. */
registerTexts({
  LBL_AP_COMMENTS: 'Comments',
  LBL_AP_COMMENT: 'Comment',
});
