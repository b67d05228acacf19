import { type RefObject, useEffect, useRef } from 'react';

/** Once a question is gone and what asked it as well, the focus would be nowhere: then this field gets it. */
export function useFocusKept(field: RefObject<HTMLElement | null>, isAsking: boolean): void {
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
