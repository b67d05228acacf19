import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: callbacks of any kind
type Callbacks = Readonly<Record<string, (...given: any[]) => void>>;

/**
 * Returns stable functions that call the latest callbacks, so memoized children do not render again when a parent does. The keys must stay
 * the same.
 */
export function useEventCallbacks<H extends Callbacks>(callbacks: H): H {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(callbacks).map((name) => [name, (...given: unknown[]) => latest.current[name]?.(...given)]),
      ) as H,
  );
  return stable;
}
