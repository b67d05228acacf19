import { RETENTION } from '../retention.ts';

const HOUR = 3_600_000;

/** A session ends after this time, unless the user extends it. */
const SESSION = RETENTION.sessionHours * HOUR;
/** The end of a session, however often it is extended. After that the user must sign in again. */
const LONGEST = RETENTION.longestSessionHours * HOUR;

/** The end of a session that started at `began`, if it is started or extended `now` (docs: session#session-end). */
export const sessionEndsAt = (began: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION, began.getTime() + LONGEST));

/** Whether extending a session now would make it at least a minute longer. */
export const mayExtend = (began: Date, endsAt: Date, now: Date): boolean =>
  sessionEndsAt(began, now).getTime() - endsAt.getTime() >= 60_000;
