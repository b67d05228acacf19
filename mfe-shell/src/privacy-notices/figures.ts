/** The figures that the notices state, by the name in their texts. They are those of the API, which a test compares. */
export const NOTICE_FIGURES = {
  sessionHours: 8,
  longestSessionHours: 24,
  endedSessionHours: 24,
  codeHours: 24,
  logDays: 400,
  fileDays: 7,
  cookieDays: 365,
  signInMinutes: 10,
  passkeyHours: 24,
} as const;
