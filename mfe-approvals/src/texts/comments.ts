import { registerTexts } from 'shared-session';

/** Texts of comments, loaded with the scripts that show them. */
registerTexts({
  LBL_COMMENTS: 'Comments',
  LBL_COMMENT: 'Comment',
});
