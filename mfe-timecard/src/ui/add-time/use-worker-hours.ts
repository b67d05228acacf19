import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getTotalHours } from 'shared-client/billing';
import { getHourStatus } from 'shared-client/engagements';
import { useTimecard } from './timecard-context.tsx';

/**
 * Saved hours of the worker by date over all engagements; shown if the engagement's hour status says so. null if it does not, or while
 * unknown. A failure is logged, because the timecard does not depend on it.
 */
export function useWorkerHours(): Readonly<Record<string, number>> | null {
  const engagementId = useTimecard((state) => state.metadata.engagementId);
  const billingItemId = useTimecard((state) => state.metadata.billingItemId);
  // It increases with every save, and the hours change with it.
  const version = useTimecard((state) => state.metadata.version);
  const selectedDate = useTimecard((state) => state.metadata.selectedDate ?? state.metadata.periodStartDate);
  const { data } = useQuery({
    queryKey: ['add-time', 'worker-hours', { engagementId, billingItemId, version, selectedDate }],
    queryFn: async ({ signal }) => {
      if (!(await getHourStatus(engagementId, { signal }))) return null;
      return getTotalHours(billingItemId, { engagementId, selectedDate, signal });
    },
    placeholderData: keepPreviousData,
    meta: { optional: 'The hours over all engagements could not be loaded.' },
  });
  return data ?? null;
}
