import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The props of the last render, for stable callbacks, so that rows that hold them do not render again. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
