import { registerTexts } from 'shared-session';

/** Texts of what approvers have said and changed; loaded with their script. */
registerTexts({
  LBL_COMMENTS: 'Comments',
  LBL_ALLOCATIONS_CHANGED: 'Allocations changed',
});
