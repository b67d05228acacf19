import { useEffect, useEffectEvent, useState } from 'react';

/** Data that is loaded on demand. */
export interface LazyData<F> {
  /** null while loading and after a failure. */
  readonly data: F | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads data while `open`. `known` is shown until it arrives, and if loading fails. */
export function useLazyData<F>(
  open: boolean,
  known: F | null,
  load: ((signal: AbortSignal) => Promise<F>) | undefined,
): LazyData<F> {
  const [loaded, setLoaded] = useState<F | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fetchData = useEffectEvent((signal: AbortSignal) => load?.(signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    if (!open) return undefined;
    const abort = new AbortController();
    setFailed(false);
    fetchData(abort.signal)?.then(
      (data) => {
        if (!abort.signal.aborted) setLoaded(data);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('What a dialog shows could not be loaded.', error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [open, attempt]);
  const data = loaded ?? known;
  return { data, failed: data === null && (failed || load === undefined), retry: () => setAttempt(attempt + 1) };
}
