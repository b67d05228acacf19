import type { ReactNode } from 'react';

/** Parts of a drawing that are not spoken: axes, and lines that the marks name. */
export function Decoration({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing is not focusable.
  return <g aria-hidden="true">{children}</g>;
}
