import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import pages from './pages.css';
import { type Styled, styled } from './styled.ts';

const texts = [pages];

/**
 * `styled` for a widget outside the entry: adopts the widgets' style sheet and after it the one of these widgets. Put it on an element of
 * the widget itself, because parts from the entry (a field's frame, a button) adopt the first sheet only.
 */
export const pageStyled: Styled = (element) => {
  if (element === null) return undefined;
  const release = [styled(element), adoptStyles(element, texts)];
  return () => {
    for (const one of release) one?.();
  };
};

/** `pageStyled` combined with a caller's ref. */
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
