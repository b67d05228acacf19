import { type EngagementItem, getEngagementItems } from 'shared-client/engagements';

/** The engagements that are still open for expenses. Only the metadata of an engagement say whether it accepts them. */
export const expenseEngagements = async (signal: AbortSignal): Promise<readonly EngagementItem[]> =>
  (await getEngagementItems({ signal })).content.filter(
    ({ closedDateOutOfBounds, status }) => !closedDateOutOfBounds && status !== 'Cancelled',
  );

/** The open engagements of projects. Only the metadata of an engagement say whether it accepts project work. */
export const projectEngagements = async (signal: AbortSignal): Promise<readonly EngagementItem[]> =>
  (await expenseEngagements(signal)).filter(({ rateApplication }) => rateApplication === 'PROJECT_BASED');
