import { registerTexts } from 'shared-session';

/** The English (en-US) texts of the data table, registered with their script. */
export const tableEnglish = {
  LBL_ACTIONS: 'Actions',
  LBL_ACTIONS_OF: 'Actions: {{label}}',
  LBL_SORT_BY: 'Sort by',
  LBL_COLUMN_WIDTH: 'Width of column',
} as const;

registerTexts(tableEnglish);
