/** The texts of the kinds of notifications in `micro-frontend.json`: the shell shows them, and no page of this micro-frontend loads them. */
export const notificationTexts: Readonly<Record<string, string>> = {
  LBL_AP_NOTE_SUBMITTED: 'Waiting for you',
  MSG_AP_NOTE_SUBMITTED: '{{worker}} submitted {{period}} for your approval.',
  LBL_AP_NOTE_APPROVE: 'Approve…',
  LBL_AP_NOTE_COMMENTED: 'Comments of workers',
  MSG_AP_NOTE_COMMENTED: '{{by}} commented on {{period}}.',
  LBL_AP_NOTE_RECORD: 'Requests and budgets',
  MSG_AP_NOTE_RECORD: '{{number}} {{title}} waits for your approval.',
  LBL_AP_NOTE_BATCH: 'Batches',
  MSG_AP_NOTE_BATCH: 'Your batch has ended. Items: {{count}}.',
  LBL_AP_NOTE_DELEGATED: 'Delegates',
  MSG_AP_NOTE_DELEGATED: '{{by}} named you as delegate: {{startDate}} to {{endDate}}.',
  LBL_AP_NOTE_DUE: 'Due for approval',
  MSG_AP_NOTE_DUE: 'Approval is due {{dueAt}}. Items: {{count}}.',
  LBL_AP_NOTE_LATE: 'Late for approval',
  MSG_AP_NOTE_LATE: 'Approval was due {{dueAt}}. Items: {{count}}.',
};
