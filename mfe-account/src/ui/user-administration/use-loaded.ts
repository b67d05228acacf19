import { useCallback, useEffect, useState } from 'react';
import { ForbiddenError, NotFoundError } from 'shared-client';
import type { Failure } from '../../domain/failure.ts';
import { loadFailure } from '../../state/load-failure.ts';

/** Null for data that the reader may not know of. The page then is none. */
export const readIfAllowed = <Data>(reading: Promise<Data>): Promise<Data | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ForbiddenError || error instanceof NotFoundError) return null;
    throw error;
  });

export interface Loaded<Data> {
  /** The newest data; they stay while they are loaded again. */
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Loads data when a key changes, and again on demand. A newer load replaces an older one. */
export function useLoaded<Data>(key: string | number, load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ data?: Data; failure?: Failure; isLoading: boolean }>({ isLoading: true });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the round stand for what `load` reads.
  useEffect(() => {
    const abort = new AbortController();
    setState(({ data }) => ({ ...(data === undefined ? {} : { data }), isLoading: true }));
    load(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ data, isLoading: false });
      },
      (error: unknown) => {
        if (!abort.signal.aborted)
          setState(({ data }) => ({
            ...(data === undefined ? {} : { data }),
            failure: loadFailure('reading users', error),
            isLoading: false,
          }));
      },
    );
    return () => abort.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { data: state.data, failure: state.failure, isLoading: state.isLoading, reload };
}
