import { registerTexts } from 'shared-session';

/** Texts of the Contact Us dialog; loaded with its script. */
registerTexts({
  LBL_HELP_DESK: 'Help desk',
  LBL_PROGRAM_CONTACT: 'Program contact',
  LBL_OTHER_ENGAGEMENTS_one: '{{count}} other engagement',
  LBL_OTHER_ENGAGEMENTS_other: '{{count}} other engagements',
  MSG_EMPLOYER_OF_RECORD: 'For questions about your pay or employment, please reach out to your Employer of Record.',
  LBL_SUPPORT_PORTAL: 'Support portal',
});
