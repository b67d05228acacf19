import { useEffect, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { callFailure } from '../../state/call-failure.ts';

const load = () => import('./lazy-parts.ts');

type LazyParts = Awaited<ReturnType<typeof load>>;

/** The parts of a separate script, once they are needed. */
export function useLazyParts(isNeeded: boolean) {
  const [parts, setParts] = useState<LazyParts>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it again.
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    setFailure(undefined);
    load().then(
      (loaded) => isCurrent && setParts(loaded),
      (error: unknown) => isCurrent && setFailure({ ...callFailure('loading a part', error), isRepeatable: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, tries]);
  return { parts, failure, retry: () => setTries((count) => count + 1) };
}
