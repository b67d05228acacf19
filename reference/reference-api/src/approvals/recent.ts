/** The number of days in "Recent Activity". */
const RECENT_DAYS = 7;

/** The time since when a decision is recent. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - RECENT_DAYS * 86_400_000);
