import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import pages from './pages.css';
import { type Styled, styled } from './styled.ts';

const texts = [pages];

/**
 * `styled` for a widget outside the entry: brings the widgets' style sheet, and after it the one of these widgets. It stands on
 * an element of the widget itself, because a part of the entry's (a field's frame, a button) brings the first sheet only.
 */
export const pageStyled: Styled = (element) => {
  if (element === null) return undefined;
  const release = [styled(element), adoptStyles(element, texts)];
  return () => {
    for (const one of release) one?.();
  };
};

/** `pageStyled` together with a ref of the caller's. */
export function usePageStyled<E extends Element>(ref?: Ref<E> | undefined): (element: E | null) => () => void {
  return useCallback(
    (element: E | null) => {
      const release = pageStyled(element);
      const detach = assignRef(ref, element);
      return () => {
        detach();
        release?.();
      };
    },
    [ref],
  );
}
