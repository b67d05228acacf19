import { registerTexts } from 'shared-session';

/** Texts of the last weeks on the worker's home, loaded with their script. */
registerTexts({
  LBL_TC_LAST_WEEKS: 'Your last 13 weeks',
  MSG_TC_LAST_WEEKS: '{{hours}} hours, of which {{open}} have not been invoiced yet.',
  MSG_TC_LAST_WEEKS_ALL: '{{hours}} hours, and all of them have been invoiced.',
});
