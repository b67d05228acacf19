/** The route of Add Time with a period: it opens what was begun, or begins the timecard. */
export const periodRoute = (engagementId: number, periodStart: string): string =>
  `/worker/time-expense/add-time?reqId=${engagementId}&startDate=${periodStart}`;
