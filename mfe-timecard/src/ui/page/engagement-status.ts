import type { EngagementStatus } from 'shared-client/engagements';

const labels: Readonly<Record<EngagementStatus, string>> = {
  Cancelled: 'LBL_ENGAGEMENT_CANCELLED',
  Closed: 'LBL_ENGAGEMENT_CLOSED',
  Filled: 'LBL_ENGAGEMENT_FILLED',
  Incomplete: 'LBL_ENGAGEMENT_INCOMPLETE',
  Pending: 'LBL_ENGAGEMENT_PENDING',
};

/** The label key of an engagement's status. */
export const engagementStatusLabel = (status: EngagementStatus): string => labels[status];
