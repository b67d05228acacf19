import { type ComponentType, useCallback, useState } from 'react';

/** A component whose script is fetched when it is shown. */
export interface Later<P> {
  readonly Part: ComponentType<P> | undefined;
  readonly failed: boolean;
  readonly load: () => void;
}

/** Keeps a component out of the shell's entry. @param fetchPart the same function each time */
export function useLater<P>(fetchPart: () => Promise<ComponentType<P>>): Later<P> {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchPart().then(
      (part) => setPart(() => part),
      (error: unknown) => {
        console.error('A part of the shell could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [fetchPart]);
  return { Part, failed, load };
}
