import { getEngagementPeriods } from 'shared-client/engagements';

/** The periods of an engagement, oldest first. Add Time opens without them; they only lead to other timecards. */
export const periodsQuery = (engagementId: number) => ({
  queryKey: ['periods', engagementId],
  meta: { optional: 'The periods of the engagement could not be listed.' },
  queryFn: ({ signal }: { signal: AbortSignal }) => getEngagementPeriods(engagementId, { signal }),
});
