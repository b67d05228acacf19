import { registerTexts } from 'shared-session';

/** Texts of a detail below its head; loaded with its script. */
registerTexts({
  LBL_AP_VOLUNTARY: 'Voluntary',
  LBL_AP_INVOLUNTARY: 'Involuntary',
  LBL_AP_BILLING_NOTES: 'Billing notes',
  MSG_AP_POLICY_WEEKEND: 'Not at weekends',
  LBL_UNUSUAL: 'Unusual',
  MSG_WHY_USUAL: '{{hours}} h, usually {{usual}} h: the middle of {{count}} approved timecards before.',
  MSG_WHY_PREVIOUS: 'The period before had {{hours}} h.',
  MSG_WHY_CONTRACT: 'The contract has {{hours}} h for this period.',
  MSG_WHY_FIRST: 'There is no approved timecard of this engagement to compare it with.',
  MSG_WHY_NO_HOURS: 'No hours, days or units are reported.',
  MSG_WHY_DID_NOT_WORK: 'The worker says they did not work.',
  MSG_WHY_USUAL_AMOUNT: '{{amount}}, usually {{usual}}: the middle of what was approved before.',
  MSG_WHY_FIRST_ITEM: 'Nothing of this kind was approved on this engagement before.',
  MSG_WHY_DAY_LIMIT: 'Over the limit of the day.',
  MSG_WHY_RECEIPT_ABOVE: 'This amount needs a receipt.',
  MSG_WHY_REJECTED: '{{by}} rejected it: {{reason}}',
  LBL_CHANGED_DAY: '{{day}}: {{before}} → {{after}}',
  MSG_WHY_WEEKEND: 'This weekend day is not usually worked.',
  MSG_WHY_LONG: 'More than 12 hours on one day.',
  MSG_WHY_NO_MEAL: 'More than 5 hours without a meal period.',
  MSG_WORKER_SAID: 'The worker said: {{what}}',
  MSG_DASHED_USUAL: 'Dashed: the usual hours of the day',
});
