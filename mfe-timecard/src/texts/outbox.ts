import { registerTexts } from 'shared-session';

/** Texts of entries that wait on this device for the connection; loaded with their script. */
registerTexts({
  LBL_OUTBOX_one: '{{count}} timecard waits on this device.',
  LBL_OUTBOX_other: '{{count}} timecards wait on this device.',
  MSG_OUTBOX: 'Sending starts by itself when the connection is back.',
  LBL_ENTRY_ON_DEVICE: 'On this device',
  LBL_ENTRY_SENT: 'Sent, not confirmed yet',
  LBL_ENTRY_ACCEPTED: 'Accepted',
  LBL_ENTRY_CONFLICT: 'Changed by somebody else. Open it to put both together.',
  LBL_ENTRY_REFUSED: 'Not accepted.',
  LBL_ENTRY_TO_SUBMIT: 'to be submitted',
  LBL_SEND_NOW: 'Send now',
  LBL_DOWNLOAD_ENTRIES: 'Download as a file',
  MSG_QUEUED: 'There is no connection. Your timecard is kept on this device and goes out by itself.',
  MSG_QUEUED_UNANSWERED: 'The server does not answer. Your timecard is kept on this device and goes out by itself.',
  MSG_SUBMIT_TAKES_ALONG: 'Your timecard was on its way to be submitted. It is submitted with this change.',
  MSG_SUBMIT_TAKEN_BACK:
    'Your timecard is saved, but no longer submitted: something is left to do first. Submit it again after that.',
  LBL_ENTRY_OF_TIMECARD: 'Timecard of engagement {{id}}, period from {{date}}',
});
