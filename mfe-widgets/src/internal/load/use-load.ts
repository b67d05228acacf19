import { useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from 'shared-client/report-failure';

/** Data that a widget loads through a call of its page. */
export interface Loaded<T> {
  /** undefined until loaded, and after `retry`. */
  readonly data: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads data through a call that the page passes in. Another `key` means other data; without a key nothing is loaded, and loaded data stay.
 * The call is aborted when the key changes or the widget is removed.
 *
 * @param failure logged with the error: `A document could not be loaded.`
 */
export function useLoad<T>(
  key: string | undefined,
  load: ((signal: AbortSignal) => Promise<T>) | undefined,
  failure: string,
): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly data: T }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const call = useEffectEvent((signal: AbortSignal) => load?.(signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    if (key === undefined) return undefined;
    const abort = new AbortController();
    setFailed(false);
    call(abort.signal)?.then(
      (data) => {
        if (!abort.signal.aborted) setLoaded({ key, data });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        reportFailure(failure, error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [key, failure, attempt]);
  const retry = () => {
    setLoaded(undefined);
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { data: key === undefined || loaded?.key === key ? loaded?.data : undefined, failed, retry };
}
