import { useState } from 'react';
import { useComposition } from './use-composition.ts';

/** `useComposition` for a controlled input: its value is the composed text while there is one. */
export function useComposed(take: (input: HTMLInputElement) => void) {
  const [composed, setComposed] = useState<string>();
  const composition = useComposition(take, { onCompose: setComposed });
  return {
    ...composition,
    /** Undefined while nothing is composed. */
    composed,
  };
}
