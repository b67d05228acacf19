import { registerTexts } from 'shared-session';

/** The English texts of the private calendar address, in the script of the page of notifications. */
registerTexts({
  LBL_SH_CALENDAR: 'Due dates in your calendar',
  MSG_SH_CALENDAR:
    'A private address by which your calendar reads what is due. Anyone who has it can read it, so keep it to yourself.',
  MSG_SH_CALENDAR_SINCE: 'Your address has worked since {{date}}. It was shown once.',
  MSG_SH_CALENDAR_ONCE: 'The address is shown only now. A new one replaces it.',
  LBL_SH_CALENDAR_ADDRESS: 'Address of the calendar',
  LBL_SH_CALENDAR_OPEN: 'Open in your calendar',
  LBL_SH_CALENDAR_MAKE: 'Create an address',
  LBL_SH_CALENDAR_RENEW: 'Create a new address',
  LBL_SH_CALENDAR_REVOKE: 'Revoke the address',
  MSG_SH_CALENDAR_REVOKED: 'The address no longer works.',
  MSG_SH_CALENDAR_FAILED: 'That did not work. Try again in a moment.',
});
