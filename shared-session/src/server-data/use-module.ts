import { useQuery } from '@tanstack/react-query';
import { CODE } from './query-client.ts';

export interface LoadedModule<M> {
  /** null until it is loaded. */
  readonly module: M | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * A widget that is fetched on demand, so that pages which do not show it do not wait for it. `name` identifies what `load` loads. Without
 * Suspense: a part that is not there yet must not hide the page around it.
 */
export function useModule<M>(name: string, load: () => Promise<M>, wanted = true): LoadedModule<M> {
  const { data, error, refetch } = useQuery({
    queryKey: [CODE, name],
    queryFn: load,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { module: data ?? null, error, retry: () => void refetch() };
}
