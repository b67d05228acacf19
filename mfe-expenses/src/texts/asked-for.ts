/** English texts that not every report needs: parts of a line, “May I spend this?”, a conflict. */

export const split = {
  LBL_EX_PERCENT: 'Percent',
  LBL_SPLIT: 'Split over several',
  LBL_SPLIT_BY: 'Split by',
  LBL_SPLIT_PART: 'Part {{number}}',
  LBL_SPLIT_ADD: 'Add a part',
  LBL_SPLIT_EVENLY: 'Split evenly',
  LBL_SPLIT_END: 'Do not split',
  LBL_SPLIT_REMOVE: 'Remove part {{number}}',
  LBL_STEP_SPLIT: 'splitting a line',
  MSG_SPLIT_LEFT: '{{what}} is not placed yet',
  MSG_SPLIT_OVER: '{{what}} too much is placed',
  MSG_SPLIT_PLACED: 'Everything is placed',
  MSG_SPLIT_INCOMPLETE: 'enter the share of every part',
  MSG_SPLIT_SPARE: 'includes {{amount}} that was left over',
} as const;

export const mayI = {
  LBL_MAY_I: 'May I spend this?',
  MSG_MAY_I_HOW: 'Choose a type and a day and enter the amount. What this report has on that day counts.',
  MSG_MAY_I_YES: 'Yes, no rule of this engagement is against it.',
  MSG_MAY_I_RECEIPT: 'Yes, with a receipt.',
  MSG_MAY_I_REASON: 'Only with a reason, which your approver reads.',
  MSG_MAY_I_LEFT: '{{amount}} of the limit of the day is left after it',
} as const;

export const merge = {
  LBL_EX_YES: 'Yes',
  LBL_EX_NO: 'No',
  LBL_EX_REMOVED: 'Removed',
  LBL_ITEM_CHANGED: 'This item was changed elsewhere',
  LBL_REPORT_CHANGED: 'This report was changed elsewhere',
  LBL_REPORT_JOINED: 'Joined with what was saved elsewhere.',
  LBL_STEP_MERGE: 'joining both',
  MSG_EX_MERGED: 'Taken over: {{places}}. Everything else is as you left it.',
} as const;
