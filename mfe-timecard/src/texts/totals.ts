/** Texts of "This period", opened. */
export const totalsTexts = {
  LBL_HOW_IT_ADDS_UP: '{{label}}: how it adds up',
  LBL_ROUNDING: 'Rounding',
  MSG_ROUNDED_ONCE: 'Minutes are added up and rounded once.',
  MSG_OVERTIME_RULE: 'Rule: {{name}}',
  MSG_ABOVE_DAILY: '{{worked}} − {{limit}} a day',
  MSG_ABOVE_WEEKLY: 'Above {{limit}} h a week',
  MSG_RULE_DAY: 'All hours of this weekday',
  MSG_SEVENTH_DAY: 'Seventh day in a row',
  MSG_RULE_EXPECTS: 'The rule makes it {{hours}}.',
  LBL_CHANGED_SINCE_SUBMIT: 'Changed since you submitted',
  LBL_CHANGED_SINCE_SAVE: 'Changed since it was saved',
} as const;
