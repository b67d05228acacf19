import { registerTexts } from 'shared-session';

/** Texts of rarely opened dialogs, loaded with their script. */
registerTexts({
  MSG_SAME_AS_LAST: 'The same hours on the same days as the last approved timecard of the engagement.',
  MSG_NONE_SAME: 'No timecard here is the same as the last approved one.',
  LBL_KEY_SELECT: 'Select or clear',
  LBL_KEY_UNDO: 'Undo the last action',
  LBL_KEY_OPEN: 'Open the item',
  LBL_KEY_SAME: 'Approve what is the same as last period',
  LBL_KEY_KEYS: 'Show these keys',
  LBL_KEYS_ON: 'Single keys act',
});
