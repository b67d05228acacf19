/** The texts of the kinds of notifications in `micro-frontend.json`: the shell shows them, and no page of this micro-frontend loads them. */
export const notificationTexts: Readonly<Record<string, string>> = {
  LBL_TC_NOTE_APPROVED: 'Approved',
  MSG_TC_NOTE_APPROVED: '{{by}} approved your entry for {{period}}.',
  LBL_TC_NOTE_SENT_BACK: 'Sent back',
  MSG_TC_NOTE_SENT_BACK: '{{by}} sent back your entry for {{period}}: {{reason}}',
  LBL_TC_NOTE_REFUSED: 'Refused',
  MSG_TC_NOTE_REFUSED: '{{by}} refused your entry for {{period}}: {{reason}}',
  LBL_TC_NOTE_CHANGED: 'Changed by an approver',
  MSG_TC_NOTE_CHANGED: '{{by}} changed the allocations of {{period}}.',
  LBL_TC_NOTE_COMMENTED: 'Comments',
  MSG_TC_NOTE_COMMENTED: '{{by}} commented on your entry for {{period}}.',
  LBL_TC_NOTE_DUE: 'Due',
  MSG_TC_NOTE_DUE: 'Your timecard for {{period}} is due {{dueAt}}.',
  LBL_TC_NOTE_LATE: 'Late',
  MSG_TC_NOTE_LATE: 'Your timecard for {{period}} was due {{dueAt}}.',
  LBL_TC_NOTE_FILE: 'Files',
  MSG_TC_NOTE_FILE: 'The virus scanner refused the file {{fileName}}.',
};
