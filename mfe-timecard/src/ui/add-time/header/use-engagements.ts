import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { enteredEngagementsQuery } from '../../../state/server-data/engagements-query.ts';
import { useServerErrorToast } from '../../server-data/use-server-error-toast.ts';

export interface Engagements {
  /** null while loading. */
  readonly list: readonly EngagementItem[] | null;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** The engagements that take time entries; an id filter narrows the list (docs: add-time#engagement-selector). */
export function useEngagements(ids: readonly number[]): Engagements {
  const { data, error, isFetching, refetch } = useQuery(enteredEngagementsQuery);
  useServerErrorToast(error);
  // A list that is being refreshed could select another engagement while a timecard is open.
  const current = isFetching ? undefined : data;
  const filter = ids.join(',');
  const list = useMemo(() => {
    const wanted = new Set(filter === '' ? [] : filter.split(',').map(Number));
    return current?.filter((one) => wanted.size === 0 || wanted.has(one.id)) ?? null;
  }, [current, filter]);
  return { list, error, reload: () => void refetch() };
}
