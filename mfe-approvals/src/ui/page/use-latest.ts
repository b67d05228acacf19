import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was rendered last, for callbacks that stay the same. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
