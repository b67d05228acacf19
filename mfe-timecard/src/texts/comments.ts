import { registerTexts } from 'shared-session';

/** Texts of comments; they come with their script. */
registerTexts({ LBL_COMMENTS: 'Comments' });
