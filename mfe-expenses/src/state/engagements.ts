import { type EngagementItem, getEngagementItems } from 'shared-client/engagements';

/** The engagements that expenses may still be entered for; whether one takes any is known with its metadata. */
export const expenseEngagements = async (signal: AbortSignal): Promise<readonly EngagementItem[]> =>
  (await getEngagementItems({ signal })).content.filter(
    ({ closedDateOutOfBounds, status }) => !closedDateOutOfBounds && status !== 'Cancelled',
  );
