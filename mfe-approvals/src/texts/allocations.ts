import { registerTexts } from 'shared-session';

/** Texts of allocations, loaded with the script that shows them. */
registerTexts({
  LBL_AP_ALLOCATIONS: 'Allocations',
  LBL_CHANGE_ALLOCATIONS: 'Change allocations',
  LBL_AP_ALLOCATIONS_CHANGED: 'Allocations changed',
  LBL_AP_SAVE: 'Save',
  MSG_AP_SAVED: 'Changes have been saved',
  MSG_ALLOCATIONS_AS_BEFORE: 'The allocations are as before.',
  LBL_AP_UNSAVED_CHANGES: 'Unsaved Changes',
  MSG_AP_UNSAVED_CHANGES: 'Your changes will be lost, do you want to continue?',
  LBL_AP_DISCARD: 'Discard changes',
});
