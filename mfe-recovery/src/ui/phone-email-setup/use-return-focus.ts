import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to this field after a dialog was closed and the button that opened it is gone as well. */
export function useReturnFocus(field: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const asked = useRef(isAsking);
  useEffect(() => {
    const hasAnswered = asked.current && !isAsking;
    asked.current = isAsking;
    const root = field.current?.getRootNode();
    if (!hasAnswered || root === undefined || !('activeElement' in root)) return;
    const { activeElement } = root as Document | ShadowRoot;
    if (activeElement === null || activeElement === field.current?.ownerDocument.body) field.current?.focus();
  }, [field, isAsking]);
}
