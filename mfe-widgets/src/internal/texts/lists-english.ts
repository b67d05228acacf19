import { registerTexts } from 'shared-session';

/** The English (en-US) texts of lists of entries, registered with their script. */
export const listsEnglish = {
  LBL_REG_HOURS: 'REG HOURS',
  LBL_OT_HOURS: 'OT HOURS',
  LBL_DT_HOURS: 'DT HOURS',
  LBL_PREVIOUSLY_SUBMITTED: 'Previously Submitted',
  LBL_REF: 'Ref#',
  LBL_DET: 'Det#',
  LBL_DATE: 'Date',
  LBL_END_TIME: 'End Time',
} as const;

registerTexts(listsEnglish);
