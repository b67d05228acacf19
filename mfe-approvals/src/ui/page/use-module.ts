import { useQuery } from '@tanstack/react-query';
import { CODE } from '../../state/query-client.ts';

/** A widget that is fetched when a page shows it; null until it has come. `name` stands for what `load` loads. */
export function useModule<M>(name: string, load: () => Promise<M>, wanted = true) {
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
