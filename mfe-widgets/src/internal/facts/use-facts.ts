import { useEffect, useEffectEvent, useState } from 'react';

/** Facts that are loaded when somebody wants to read them. */
export interface Facts<F> {
  /** null while they are on their way, and where they did not come. */
  readonly facts: F | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads facts while `open`; what is known already is shown meanwhile, and stands where loading fails. */
export function useFacts<F>(
  open: boolean,
  known: F | null,
  load: ((signal: AbortSignal) => Promise<F>) | undefined,
): Facts<F> {
  const [loaded, setLoaded] = useState<F | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fetchFacts = useEffectEvent((signal: AbortSignal) => load?.(signal));
  useEffect(() => {
    if (!open) return undefined;
    const abort = new AbortController();
    setFailed(false);
    fetchFacts(abort.signal)?.then(
      (facts) => {
        if (!abort.signal.aborted) setLoaded(facts);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('What a dialog shows could not be loaded.', error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [open, attempt]);
  const facts = loaded ?? known;
  return { facts, failed: facts === null && (failed || load === undefined), retry: () => setAttempt(attempt + 1) };
}
