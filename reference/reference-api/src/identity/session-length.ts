import { RETENTION } from '../retention.ts';

const HOUR = 3_600_000;

/** A session ends after this long, unless who sits before it asks to stay. */
const SESSION = RETENTION.sessionHours * HOUR;
/** It ends at last, however often that was asked: then it is signed in again. */
const LONGEST = RETENTION.longestSessionHours * HOUR;

/** When a session that began at `began` ends, when it is begun or extended `now` (docs: session#session-end). */
export const sessionEndsAt = (began: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION, began.getTime() + LONGEST));

/** Whether extending it now would make it longer by a minute and more. */
export const mayExtend = (began: Date, endsAt: Date, now: Date): boolean =>
  sessionEndsAt(began, now).getTime() - endsAt.getTime() >= 60_000;
