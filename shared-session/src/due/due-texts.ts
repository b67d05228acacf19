import { registerTexts } from 'shared-session';

/** Texts of due dates, in the scripts of the pages that show one. */
registerTexts({
  LBL_DUE_TODAY: 'Due today, {{time}}',
  LBL_DUE_TOMORROW: 'Due tomorrow, {{time}}',
  LBL_DUE_ON: 'Due {{date}}',
  LBL_LATE_SINCE: 'Late since {{time}}',
  LBL_DAYS_LATE_one: '{{count}} day late',
  LBL_DAYS_LATE_other: '{{count}} days late',
});
