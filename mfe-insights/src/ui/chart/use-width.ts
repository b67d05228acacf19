import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const BEFORE = 640;

/** The width of an element in pixels, so that what is drawn in it keeps the size of its text. */
export function useWidth<Of extends Element>(): readonly [RefObject<Of | null>, number] {
  const ref = useRef<Of>(null);
  const [width, setWidth] = useState(BEFORE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(200, Math.round(element.getBoundingClientRect().width) || BEFORE));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
