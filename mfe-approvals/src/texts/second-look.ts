import { registerTexts } from 'shared-session';

/** Texts of a second look, loaded with its script. */
registerTexts({
  LBL_ELSEWHERE: 'Other engagements in this period',
  MSG_NO_TIME_ELSEWHERE: 'The worker has no time in other engagements.',
  MSG_TIME_UNSEEN: 'The worker also has time in an engagement that you may not see.',
  LBL_UNNAMED_ENGAGEMENT: 'Another engagement of your company',
  LBL_AP_DATE: 'Date',
  LBL_HOURS_HERE: 'Here',
  LBL_HOURS_ELSEWHERE: 'Elsewhere',
  LBL_HOURS_TOGETHER: 'Together',
  LBL_AP_TOTAL: 'Total',
  LBL_AP_FROM_TO: '{{from}} – {{until}}',
  LBL_AP_WORKED: 'Worked',
  MSG_AT_THE_SAME_TIME: 'At the same time: {{hours}} h',
  LBL_LAST_DECISIONS: 'Last decisions on this engagement',
  MSG_NO_DECISIONS: 'Nothing has been decided on this engagement yet.',
  LBL_AP_DOWNLOAD: 'Download',
  LBL_AP_TYPE_ADJUSTMENT: 'Adjustment',
  LBL_AP_TYPE_BENEFIT: 'Benefit',
  LBL_AP_TYPE_EXPENSE: 'Expense',
  LBL_AP_TYPE_PROJECT: 'Project',
  LBL_AP_TYPE_TIME: 'Time',
});
