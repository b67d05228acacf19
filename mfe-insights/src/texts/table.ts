import { registerTexts } from 'shared-session';

/** Texts of a chart's table, loaded with its script. */
registerTexts({
  LBL_IN_EXPORT: 'Export',
  LBL_IN_EXPORT_OF: 'Export: {{title}}',
  LBL_IN_DATE: 'Date',
  LBL_IN_MONTH: 'Month',
  LBL_IN_NAME: 'Name',
  LBL_IN_NOTE: 'Note',
});
