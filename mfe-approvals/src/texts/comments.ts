import { registerTexts } from 'shared-session';

/** Texts of comments; they come with the scripts that show some. */
registerTexts({
  LBL_COMMENTS: 'Comments',
  LBL_COMMENT: 'Comment',
});
