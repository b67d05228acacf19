/**
 * The validity and the storage time of an account's data. The privacy notices state the same figures
 * (`mfe-shell/src/privacy-notices/figures.ts`); a test there compares them.
 */
export const RETENTION = {
  /** A session, unless its user extends it. */
  sessionHours: 8,
  /** The longest session. */
  longestSessionHours: 24,
  /** The record of a session, after its end. */
  endedSessionHours: 24,
  /** Codes, resets, challenges and idempotency keys. */
  codeHours: 24,
  /** Audit events and known browsers. */
  logDays: 400,
  /** Contacts that were removed or replaced. */
  formerContactDays: 30,
  /** Notifications, read or not. */
  notificationDays: 90,
  /** The time after which a message that could not be sent is given up. */
  waitingMessageDays: 3,
  /** Messages that were given up, which the operator sees and may retry. */
  deadMessageDays: 7,
  /** Files that were uploaded and never saved with an item. */
  fileDays: 7,
  /** Cookies that identify the browser and the language. */
  cookieDays: 365,
  /** The cookie of a sign-in between its factors. */
  signInMinutes: 10,
  /** The cookie of a browser that was offered a passkey. */
  passkeyHours: 24,
} as const;
