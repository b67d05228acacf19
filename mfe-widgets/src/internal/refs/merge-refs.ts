import { type Ref, useCallback } from 'react';

/** Assigns an element to a ref. Returns a cleanup function. */
export function assignRef<E>(ref: Ref<E> | undefined, element: E | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref === null || ref === undefined) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** Merges a widget's own ref and its caller's. The same function while both stay the same, so that React does not assign the ref again. */
export function useMergedRefs<E>(one: Ref<E>, other: Ref<E> | undefined): (element: E | null) => () => void {
  return useCallback(
    (element: E | null) => {
      const detach = [assignRef(one, element), assignRef(other, element)];
      return () => {
        for (const each of detach) each();
      };
    },
    [one, other],
  );
}
