import { registerTexts } from 'shared-session';

/** Texts of allocations, loaded with the script that shows them. */
registerTexts({
  LBL_ALLOCATIONS: 'Allocations',
  LBL_CHANGE_ALLOCATIONS: 'Change allocations',
  LBL_ALLOCATIONS_CHANGED: 'Allocations changed',
  LBL_SAVE: 'Save',
  LBL_CLOSE: 'Close',
  MSG_SAVED: 'Changes have been saved',
  MSG_ALLOCATIONS_AS_BEFORE: 'The allocations are as before.',
  LBL_UNSAVED_CHANGES: 'Unsaved Changes',
  MSG_UNSAVED_CHANGES: 'Your changes will be lost, do you want to continue?',
  LBL_DISCARD: 'Discard changes',
});
