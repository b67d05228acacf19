import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The elements at which a press of Tab stops. */
const CONTROLS = 'a[href], button, input, select, [tabindex="0"]';

/**
 * The place of the focus in a region whose controls go when they have done their work: "Show more" after the last page, "Loading" when
 * what is loaded is there. The control that is in its place then has the focus, such as the first of the added lines; without any, the
 * region's heading.
 */
export function useFocusPlace<E extends HTMLElement>(region: RefObject<E | null>) {
  const focused = useRef<{ readonly control: HTMLElement; readonly at: number }>(null);
  const controls = () => [...(region.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.control.isConnected) return;
    const { at } = focused.current;
    focused.current = null;
    const left = controls();
    (left[at] ?? left.at(-1) ?? region.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<E>) => {
      focused.current = { control: target, at: controls().indexOf(target) };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
