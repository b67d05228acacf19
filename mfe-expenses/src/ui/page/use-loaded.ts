import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  readonly data: T | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads something when a page shows it. The caller keeps `load` stable; null loads nothing, and a different function starts a new load. */
export function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | null): Loaded<T> {
  const [found, setFound] = useState<{ of: unknown; data: T | null; error: Error | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt asks again.
  useEffect(() => {
    if (load === null) return undefined;
    const stop = new AbortController();
    const end = (data: T | null, error: Error | null) => {
      if (!stop.signal.aborted) setFound({ of: load, data, error });
    };
    load(stop.signal).then(
      (data) => end(data, null),
      (error: unknown) => end(null, error instanceof Error ? error : new Error(String(error))),
    );
    return () => stop.abort();
  }, [load, attempt]);
  const retry = useCallback(() => {
    setFound(null);
    setAttempt((count) => count + 1);
  }, []);
  const isOfThis = found !== null && found.of === load;
  return { data: isOfThis ? found.data : null, error: isOfThis ? found.error : null, retry };
}
