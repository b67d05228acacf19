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
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(enteredEngagementsQuery);
  useServerErrorToast(error);
  // The list of an earlier visit could select another engagement than the one that replaces it. One that the page has shown stays.
  const current = isFetching && !isFetchedAfterMount ? undefined : data;
  const filter = ids.join(',');
  const list = useMemo(() => {
    const wanted = new Set(filter === '' ? [] : filter.split(',').map(Number));
    return current?.filter((one) => wanted.size === 0 || wanted.has(one.id)) ?? null;
  }, [current, filter]);
  return { list, error, reload: () => void refetch() };
}
