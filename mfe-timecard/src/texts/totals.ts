/** Texts of "This period", opened. */
export const totalsTexts = {
  LBL_HOW_IT_ADDS_UP: '{{label}}: how it adds up',
  MSG_ABOVE_DAILY: '{{worked}} − {{limit}} a day',
  MSG_RULE_DAY: 'All hours of this weekday',
  MSG_SEVENTH_DAY: 'Seventh day in a row',
  LBL_CHANGED_SINCE_SUBMIT: 'Changed since you submitted',
  LBL_CHANGED_SINCE_SAVE: 'Changed since it was saved',
} as const;
