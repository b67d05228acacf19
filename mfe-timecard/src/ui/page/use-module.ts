import { useCallback, useEffect, useState } from 'react';

export interface LoadedModule<M> {
  /** null until it has come. */
  readonly module: M | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A widget that is fetched when it is wanted, so that pages which do not show it do not wait for it. `load` has to be stable.
 * Without Suspense: a part that is not there yet must not hide the page around it.
 */
export function useModule<M>(load: () => Promise<M>, wanted = true): LoadedModule<M> {
  const [state, setState] = useState<{ module: M | null; failed: boolean }>({ module: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  const waiting = wanted && state.module === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    if (!waiting) return;
    let gone = false;
    load().then(
      (module) => {
        if (!gone) setState({ module, failed: false });
      },
      (error) => {
        console.error('A part of the page could not be fetched.', error);
        if (!gone) setState({ module: null, failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, waiting, attempt]);
  const retry = useCallback(() => {
    setState({ module: null, failed: false });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
