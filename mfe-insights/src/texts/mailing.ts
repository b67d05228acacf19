import { registerTexts } from 'shared-session';

/** Texts of reports by mail, loaded with their script. */
registerTexts({
  LBL_IN_MAIL_TO: 'To',
  LBL_IN_MAIL_YOU: 'You',
  LBL_IN_MAIL_OFTEN: 'How often',
  LBL_IN_MAIL_WEEKLY: 'Each week',
  LBL_IN_MAIL_MONTHLY: 'Each month',
  LBL_IN_MAIL_START: 'Send reports',
  LBL_IN_MAIL_OF: '{{often}} to {{name}}',
  LBL_IN_MAIL_BY: '{{often}} from {{name}}',
  LBL_IN_MAIL_STOPPED: 'This person may not see your figures at present.',
  LBL_IN_MAIL_END: 'End',
  LBL_IN_MAIL_END_OF: 'End: {{report}}',
  MSG_IN_MAIL_HOW: 'The figures of the last week or month come by mail when it is over.',
});
