import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: handlers of any kind
type Handlers = Readonly<Record<string, (...given: any[]) => void>>;

/**
 * The same functions at every rendering, each of which calls the newest one given: what is memoised below them does not render
 * again because a parent did. The names must stay the same.
 */
export function useHandlers<H extends Handlers>(handlers: H): H {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...given: unknown[]) => newest.current[name]?.(...given)]),
      ) as H,
  );
  return stable;
}
