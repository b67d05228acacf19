import { useEffect, useState } from 'react';
import type { Failure } from '../domain/failure.ts';
import { callFailure } from '../state/call-failure.ts';

/** A part of a separate script, once it is needed. */
export function useLaterPart<Part>(load: () => Promise<Part>, isNeeded: boolean) {
  const [part, setPart] = useState<{ readonly value: Part }>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): another try loads it again.
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    setFailure(undefined);
    load().then(
      (value) => isCurrent && setPart({ value }),
      (error: unknown) => isCurrent && setFailure({ ...callFailure('loading a part', error), isRepeatable: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, tries]);
  return { part: part?.value, failure, retry: () => setTries((count) => count + 1) };
}
