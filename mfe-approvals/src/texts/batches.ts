import { registerTexts } from 'shared-session';

/** Texts of batches, loaded with the script that shows them. */
registerTexts({
  LBL_BATCHES: 'Your batches',
  MSG_BATCH_APPROVED: '{{done}} of {{total}} approved',
  MSG_BATCH_STOPPED: 'Taken back. It waits again.',
  LBL_SHOW_NOT_APPROVED: 'Not approved: {{count}}',
});
