import { registerTexts } from 'shared-session';

/** Texts of the parts that the list does not need, loaded with their script. */
registerTexts({
  LBL_SEND_BACK: 'Send back',
  MSG_SEND_BACK: 'The worker corrects it and submits it again.',
  LBL_REFUSE: 'Refuse',
  MSG_REFUSE: 'This is final. The worker cannot submit it again.',
  LBL_MEANING: 'What it means',
  MSG_REASON_NEEDED: 'Say why, so that the worker knows what to do.',
  LBL_REJECTED_LINES: 'Lines to send back. The others are accepted; with none selected, all are sent back.',
  LBL_LINE_REASON: 'Reason: {{what}}',
  LBL_REASON_EACH: 'A reason for each',
  LBL_AP_CORRECTS: 'Corrects',
  LBL_AP_ITEM_WAS: 'It came to',
  LBL_AP_ADJUSTED_BEFORE: 'Adjusted before',
  LBL_AP_THIS_ITEM: 'This item',
  LBL_AP_COMES_TO: 'It comes to',
  LBL_AP_TYPE_ADJUSTMENT: 'Adjustment',
  LBL_AP_TYPE_BENEFIT: 'Benefit',
  LBL_AP_TYPE_EXPENSE: 'Expense',
  LBL_AP_TYPE_PROJECT: 'Project',
  LBL_AP_TYPE_TIME: 'Time',
  LBL_WAITS_FOR: 'Waits for',
  LBL_CHANGE_MANAGER_TO: 'Another manager…',
});
