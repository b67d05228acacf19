import * as v from 'valibot';

export const openSession = v.object({
  sessionId: v.number(),
  isCurrent: v.boolean(),
  /** The browser's user agent. */
  userAgent: v.string(),
  signedInAt: v.string(),
  usedAt: v.string(),
});
export const sessions = v.array(openSession);

export const sessionsEnded = v.object({ count: v.number() });

/** The time left in a session, and whether it can be extended (docs: session#session-end). */
export const sessionEnd = v.object({ endsInSeconds: v.number(), mayExtend: v.boolean() });

export type SessionEnd = v.InferOutput<typeof sessionEnd>;
export type OpenSession = v.InferOutput<typeof openSession>;
