import { type RefObject, useCallback, useRef } from 'react';

export interface PeriodFocus {
  /** To be called when a period is chosen, before its timecard is asked for. */
  readonly keep: () => void;
  /** To be called when a timecard stands. */
  readonly giveBack: () => void;
}

/**
 * Keeps the focus with the control that another period was chosen by: it goes with its timecard and comes back with the next one.
 * Meanwhile the page has the focus, unless the person goes elsewhere.
 */
export function usePeriodFocus(page: RefObject<HTMLElement | null>): PeriodFocus {
  const chosenBy = useRef<string | null>(null);
  const keep = useCallback(() => {
    const active = activeIn(page.current);
    chosenBy.current = active instanceof HTMLElement ? (active.dataset.periodControl ?? null) : null;
    if (!chosenBy.current || !page.current) return;
    page.current.tabIndex = -1;
    page.current.focus({ preventScroll: true });
  }, [page]);
  const giveBack = useCallback(() => {
    const name = chosenBy.current;
    chosenBy.current = null;
    const active = activeIn(page.current);
    if (name && (active === null || active === page.current || active === document.body))
      page.current?.querySelector<HTMLElement>(`[data-period-control="${name}"]`)?.focus({ preventScroll: true });
  }, [page]);
  return { keep, giveBack };
}

function activeIn(page: HTMLElement | null): Element | null {
  return (page?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
}
