import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the step changes: to the step's first field, or to its title if it has none. The first step leaves the focus alone,
 * because the user has not done anything yet.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const field = root.current?.querySelector<HTMLElement>('section input:not([disabled], [hidden], [type=radio])');
    (field ?? root.current?.querySelector('h1'))?.focus();
  }, [root, step]);
}
