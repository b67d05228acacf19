import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import widgets from './widgets.css';

/** A ref callback with its clean-up. */
export type Styled = (element: Element | null) => (() => void) | undefined;

const texts = [widgets];

/**
 * The ref of a widget's outermost element: brings the widgets' style sheet into the document or shadow root the element
 * stands in, before the first paint, and lets go of it when the element leaves. The same function for every widget, so
 * React never re-attaches it.
 */
export const styled: Styled = (element) => (element === null ? undefined : adoptStyles(element, texts));

/** `styled` together with a ref of the caller's. */
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
