import { type EngagementItem, getEngagementItems } from 'shared-client/engagements';
import { EDITED } from 'shared-session/server-data';
import { engagementsOrCopy } from '../device/offline-copies.ts';

const read = async (signal: AbortSignal): Promise<readonly EngagementItem[]> =>
  (await getEngagementItems({ signal })).content.filter((one) => !one.closedDateOutOfBounds);

/** The engagements of the worker, without those whose closed date is out of bounds (docs: add-time#engagement-selector). */
const queryFn = ({ signal }: { signal: AbortSignal }) => engagementsOrCopy(() => read(signal));

/** For the home page. */
export const engagementsQuery = { queryKey: ['engagements'], queryFn };

/** For Add Time, which opens a timecard of one of them. */
export const enteredEngagementsQuery = { ...EDITED, queryKey: ['add-time', 'engagements'], queryFn };
