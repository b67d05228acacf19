import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import { styled } from '../styles/index.ts';
import aria from './aria.css';
import { keepHeadClean } from './shadow-roots.ts';

const texts = [aria];

/**
 * The ref of a widget that is made of React Aria: `styled`, and the style sheet of these widgets, which other pages do without.
 */
export function useAriaStyled<E extends Element>(ref?: Ref<E> | undefined): (element: E | null) => () => void {
  return useCallback(
    (element: E | null) => {
      if (element !== null) keepHeadClean(element.ownerDocument);
      const release = [styled(element), element === null ? undefined : adoptStyles(element, texts)];
      const detach = assignRef(ref, element);
      return () => {
        detach();
        for (const one of release) one?.();
      };
    },
    [ref],
  );
}
