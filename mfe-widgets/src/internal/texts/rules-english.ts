import { registerTexts } from 'shared-session';

/** The English (en-US) texts of the dialogs about rules, registered with their script. */
export const rulesEnglish = {
  LBL_WORK_PERIOD: 'Work Period',
  LBL_OVERTIME_RULE: 'Overtime Rule',
  LBL_YES: 'Yes',
  LBL_NO: 'No',
  LBL_NAME: 'Name',
  LBL_PERIOD_NAME: 'Period name',
  LBL_WORK_SCHEDULE: 'Work schedule',
  LBL_DAY_OF_WEEK: 'Day of week',
  LBL_SHORT_DESCRIPTION: 'Short description',
  LBL_ACTIVE: 'Active',
  LBL_WEEKLY_OT: 'Weekly OT limit',
  LBL_DAILY_OT: 'Daily OT limit',
  LBL_WEEKLY_DT: 'Weekly DT limit',
  LBL_DAILY_DT: 'Daily DT limit',
  LBL_SPECIFIC_DT: 'Specific day DT',
  LBL_SPECIFIC_OT: 'Specific day OT',
  LBL_COUNT_HOLIDAY: 'Count holiday',
  LBL_DESCRIPTION: 'Description',
  LBL_SEVEN_DAY_RULE: 'Seven-day rule',
  ERR_GENERIC: 'Something went wrong. Please try again later!',
} as const;

registerTexts(rulesEnglish);
