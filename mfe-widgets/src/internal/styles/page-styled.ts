import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import pages from './pages.css';
import { type Styled, styled } from './styled.ts';

/**
 * `styled` for a widget outside the entry: adopts the widgets' style sheet, after it the one that all of them need, and last the sheet of the
 * widget's own script, which other pages do not load. Put it on an element of the widget itself, because parts from the entry (a field's
 * frame, a button) adopt the first sheet only. Call it once for a sheet, so that React never re-attaches the ref.
 */
export const styledBy = (...sheets: readonly string[]): Styled => {
  const texts = [pages, ...sheets];
  return (element) => {
    if (element === null) return undefined;
    const release = [styled(element), adoptStyles(element, texts)];
    return () => {
      for (const one of release) one?.();
    };
  };
};

/** `styledBy` for a widget without a sheet of its own. */
export const pageStyled: Styled = styledBy();

/** A styled ref combined with a caller's. */
export function usePageStyled<E extends Element>(
  ref?: Ref<E> | undefined,
  style: Styled = pageStyled,
): (element: E | null) => () => void {
  return useCallback(
    (element: E | null) => {
      const release = style(element);
      const detach = assignRef(ref, element);
      return () => {
        detach();
        release?.();
      };
    },
    [ref, style],
  );
}
