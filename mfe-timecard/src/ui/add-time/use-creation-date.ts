import { useEffect, useState } from 'react';
import { CallError } from 'shared-client';
import { validateCreationDate } from 'shared-client/billing';
import type { ErrorItem } from 'shared-client/schema/billing';
import { useTimecard } from './timecard-context.tsx';

const NONE: readonly ErrorItem[] = [];

/**
 * Why a timecard may not be created for this period, asked while a new one is open and before anything is typed into it
 * (docs: saving#creation-date). A failure is logged: saving asks again.
 */
export function useCreationDate(): readonly ErrorItem[] {
  const engagementId = useTimecard((state) => state.metadata.engagementId);
  const isNew = useTimecard((state) => state.metadata.billingItemId === 0);
  const date = useTimecard((state) => state.metadata.selectedDate ?? state.metadata.periodStartDate);
  const [errors, setErrors] = useState(NONE);
  useEffect(() => {
    setErrors(NONE);
    if (!isNew) return;
    const stop = new AbortController();
    const { signal } = stop;
    validateCreationDate(engagementId, date, { signal }).then(
      (response) => {
        if (!signal.aborted) setErrors(response.errors);
      },
      (error) => {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        console.warn('Whether a timecard may be created for this period could not be asked.', error);
      },
    );
    return () => stop.abort();
  }, [engagementId, isNew, date]);
  return errors;
}
