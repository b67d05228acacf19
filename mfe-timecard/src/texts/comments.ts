import { registerTexts } from 'shared-session';

/** Texts of comments; they come with their script. */
registerTexts({
  LBL_COMMENTS: 'Comments',
  LBL_COMMENT: 'Comment',
  LBL_ADD_COMMENT: 'Add comment',
  MSG_COMMENT_NEEDED: 'Please write something.',
});
