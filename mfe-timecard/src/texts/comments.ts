import { registerTexts } from 'shared-session';

/** Texts of comments; loaded with their script. */
registerTexts({ LBL_COMMENTS: 'Comments' });
