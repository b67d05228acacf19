import { registerTexts } from 'shared-session';

/** Texts of an open figure; loaded with its script. */
registerTexts({
  LBL_ROUNDING: 'Rounding',
  MSG_ROUNDED_ONCE: 'Minutes are added up and rounded once.',
  MSG_OVERTIME_RULE: 'Rule: {{name}}',
  MSG_ABOVE_WEEK: '{{worked}} − {{limit}} a week',
  MSG_ABOVE_WEEK_HOLIDAY: '{{worked}} − {{limit}} a week, {{holiday}} of it holidays',
  MSG_HOLIDAYS_COUNT: 'Holidays count towards the week.',
  MSG_ABOVE_WEEKLY: 'Above {{limit}} h a week',
  MSG_RULE_EXPECTS: 'The rule makes it {{hours}}.',
});
