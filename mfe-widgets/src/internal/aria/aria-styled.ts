import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import { styled } from '../styles/index.ts';
import aria from './aria.css';
import { keepHeadClean } from './shadow-roots.ts';

/**
 * The ref of a widget that uses React Aria: `styled`, the styles that all of them need, and the style sheet of its script's widgets, which
 * other pages do not load.
 */
export function useAriaStyled<E extends Element>(
  sheet?: string,
  ref?: Ref<E> | undefined,
): (element: E | null) => () => void {
  return useCallback(
    (element: E | null) => {
      if (element !== null) keepHeadClean(element.ownerDocument);
      const texts = sheet === undefined ? [aria] : [aria, sheet];
      const release = [styled(element), element === null ? undefined : adoptStyles(element, texts)];
      const detach = assignRef(ref, element);
      return () => {
        detach();
        for (const one of release) one?.();
      };
    },
    [ref, sheet],
  );
}
