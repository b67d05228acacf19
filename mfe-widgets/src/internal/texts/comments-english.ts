import { registerTexts } from 'shared-session';

/** The English (en-US) texts of comments, registered with their script. */
export const commentsEnglish = {
  LBL_COMMENT: 'Comment',
  LBL_ADD_COMMENT: 'Add comment',
  MSG_COMMENT_NEEDED: 'Please write something.',
} as const;

registerTexts(commentsEnglish);
