import { useCallback, useEffect, useState } from 'react';
import { CallError } from 'shared-client';

export interface Called<T> {
  readonly data: T | null;
  readonly error: CallError | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** Makes a call and again whenever it changes; a late response of an older call is dropped. `call` has to be stable. */
export function useCall<T>(call: (signal: AbortSignal) => Promise<T>): Called<T> {
  const [state, setState] = useState<{ data: T | null; error: CallError | null; loading: boolean }>({
    data: null,
    error: null,
    loading: true,
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => ({ ...before, error: null, loading: true }));
    call(stop.signal).then(
      (data) => {
        if (!stop.signal.aborted) setState({ data, error: null, loading: false });
      },
      (error) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setState((before) => ({ ...before, error, loading: false }));
      },
    );
    return () => stop.abort();
  }, [call, attempt]);
  return { ...state, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
