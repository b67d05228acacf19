import { useQuery } from '@tanstack/react-query';
import { validateCreationDate } from 'shared-client/billing';
import type { ErrorItem } from 'shared-client/schema/billing';
import { EDITED } from 'shared-session/server-data';
import { useTimecard } from './timecard-context.tsx';

const NONE: readonly ErrorItem[] = [];

/**
 * The reason why a timecard may not be created for this period. Requested when a new one is opened, before anything is typed into it (docs:
 * saving#creation-date). A failure is logged, because saving checks again.
 */
export function useCreationDate(): readonly ErrorItem[] {
  const engagementId = useTimecard((state) => state.metadata.engagementId);
  const isNew = useTimecard((state) => state.metadata.billingItemId === 0);
  const date = useTimecard((state) => state.metadata.selectedDate ?? state.metadata.periodStartDate);
  const { data } = useQuery({
    ...EDITED,
    queryKey: ['add-time', 'creation-date', engagementId, date],
    queryFn: ({ signal }) => validateCreationDate(engagementId, date, { signal }),
    enabled: isNew,
    meta: { ...EDITED.meta, optional: 'Whether a timecard may be created for this period could not be asked.' },
  });
  return (isNew && data?.errors) || NONE;
}
