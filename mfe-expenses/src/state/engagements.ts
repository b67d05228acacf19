import { type EngagementItem, getEngagementItems } from 'shared-client/engagements';

/** The engagements that expenses may still be entered for; whether one takes any is known with its metadata. */
export const expenseEngagements = async (signal: AbortSignal): Promise<readonly EngagementItem[]> =>
  (await getEngagementItems({ signal })).content.filter(
    ({ closedDateOutOfBounds, status }) => !closedDateOutOfBounds && status !== 'Cancelled',
  );

/** Of those, the ones of projects; whether one takes project work is known with its metadata. */
export const projectEngagements = async (signal: AbortSignal): Promise<readonly EngagementItem[]> =>
  (await expenseEngagements(signal)).filter(({ rateApplication }) => rateApplication === 'PROJECT_BASED');
