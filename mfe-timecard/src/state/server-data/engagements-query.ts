import { type EngagementItem, getEngagementItems } from 'shared-client/engagements';
import { EDITED } from './query-client.ts';

/** The engagements of the worker, without those whose closed date is out of bounds (docs: add-time#engagement-selector). */
const queryFn = async ({ signal }: { signal: AbortSignal }): Promise<readonly EngagementItem[]> =>
  (await getEngagementItems({ signal })).content.filter((one) => !one.closedDateOutOfBounds);

/** For the home page. */
export const engagementsQuery = { queryKey: ['engagements'], queryFn };

/** For Add Time, which opens the timecard of one of them. */
export const enteredEngagementsQuery = { ...EDITED, queryKey: ['add-time', 'engagements'], queryFn };
