import { type RefObject, useCallback, useRef } from 'react';

export interface PeriodFocus {
  /** Call it when a period is chosen, before its timecard is requested. */
  readonly keep: () => void;
  /** Call it when a timecard is shown. */
  readonly giveBack: () => void;
}

/**
 * Keeps the focus on the control that chose another period: the control disappears with its timecard and reappears with the next one. In
 * between the page has the focus, unless the person moves it.
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
