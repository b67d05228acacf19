import { type Ref, useCallback } from 'react';
import { adoptStyles } from 'shared-session';
import { assignRef } from '../refs/index.ts';
import widgets from '../sheets/widgets.css';

/** A ref callback with its cleanup. */
export type Styled = (element: Element | null) => (() => void) | undefined;

const texts = [widgets];

/**
 * The ref of a widget's outermost element: adopts the widgets' style sheet into the document or shadow root around the element, before the
 * first paint, and releases it when the element is removed. The same function for every widget, so that React never re-attaches it.
 */
export const styled: Styled = (element) => (element === null ? undefined : adoptStyles(element, texts));

/**
 * `styled` for a widget outside the entry: adopts the widgets' style sheet, and after it the sheets of the widget's own script, which other
 * pages do not load. Put it on an element of the widget itself, because parts from the entry (a field's frame, a button) adopt the first sheet
 * only. Call it once for a script, so that React never re-attaches the ref.
 */
export const styledWith =
  (...sheets: readonly string[]): Styled =>
  (element) => {
    if (element === null) return undefined;
    const release = [styled(element), adoptStyles(element, sheets)];
    return () => {
      for (const one of release) one?.();
    };
  };

/** A styled ref combined with a caller's. */
export function useStyled<E extends Element>(
  ref?: Ref<E> | undefined,
  style: Styled = styled,
): (element: E | null) => (() => void) | undefined {
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
