import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import widgets from './widgets.css';

/** A ref callback with its cleanup. */
export type Styled = (element: Element | null) => (() => void) | undefined;

const texts = [widgets];

/**
 * The ref of a widget's outermost element: adopts the widgets' style sheet into the document or shadow root around the element, before the
 * first paint, and releases it when the element is removed. The same function for every widget, so that React never re-attaches it.
 */
export const styled: Styled = (element) => (element === null ? undefined : adoptStyles(element, texts));

/** `styled` combined with a caller's ref. */
export function useStyled<E extends Element>(
  ref?: Ref<E> | undefined,
): (element: E | null) => (() => void) | undefined {
  return useCallback(
    (element: E | null) => {
      const release = styled(element);
      const detach = assignRef(ref, element);
      return () => {
        detach();
        release?.();
      };
    },
    [ref],
  );
}
