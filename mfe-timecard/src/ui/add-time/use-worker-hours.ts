import { useEffect, useState } from 'react';
import { CallError } from 'shared-client';
import { getTotalHours } from 'shared-client/billing';
import { getHourStatus } from 'shared-client/engagements';
import { useTimecard } from './timecard-context.tsx';

/**
 * Hours of the worker by date over all engagements, as saved; shown where the engagement's hour status says so. null where it
 * does not, or while it is not known. A failure is logged: the timecard does not depend on it.
 */
export function useWorkerHours(): Readonly<Record<string, number>> | null {
  const engagementId = useTimecard((state) => state.metadata.engagementId);
  const billingItemId = useTimecard((state) => state.metadata.billingItemId);
  const version = useTimecard((state) => state.metadata.version);
  const selectedDate = useTimecard((state) => state.metadata.selectedDate ?? state.metadata.periodStartDate);
  const [hours, setHours] = useState<Readonly<Record<string, number>> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(version): it rises with every save, and the hours change with it.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      if (!(await getHourStatus(engagementId, { signal }))) return null;
      return getTotalHours(billingItemId, { engagementId, selectedDate, signal });
    };
    ask().then(
      (response) => {
        if (!signal.aborted) setHours(response);
      },
      (error) => {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        console.warn('The hours over all engagements could not be loaded.', error);
      },
    );
    return () => stop.abort();
  }, [engagementId, billingItemId, version, selectedDate]);
  return hours;
}
