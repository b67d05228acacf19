import { type RefObject, useEffect, useState } from 'react';

/** The distance from the window that counts as near: the window's height, above and below. */
const MARGIN = '100%';

/** Whether an element is in the window or near it. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: MARGIN,
    });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [part]);
  return near;
}
