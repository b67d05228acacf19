/** The figures in the notices, by their names in the texts. They must equal the API's; a test compares them. */
export const NOTICE_FIGURES = {
  sessionHours: 8,
  longestSessionHours: 24,
  endedSessionHours: 24,
  codeHours: 24,
  logDays: 400,
  formerContactDays: 30,
  notificationDays: 90,
  waitingMessageDays: 3,
  deadMessageDays: 7,
  fileDays: 7,
  cookieDays: 365,
  signInMinutes: 10,
  passkeyHours: 24,
} as const;
