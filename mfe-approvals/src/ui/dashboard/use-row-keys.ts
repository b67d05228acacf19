import { type RefObject, useEffect } from 'react';
import { type ReviewAction, reviewAction } from '../../domain/review-keys.ts';
import { useLatest } from '../page/use-latest.ts';

/** @returns whether the key did something */
type Act = (action: ReviewAction, rowId: number) => boolean;

/**
 * Handles the review keys on the row that has the focus. Elsewhere the letters stay the browser's, so nobody has to switch the keys off
 * (docs: approvals#record-keys).
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, act: Act): void {
  const latest = useLatest(act);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest<HTMLElement>('[role="row"][data-key]');
      if (!row || !list.current?.contains(row) || document.querySelector('dialog[open], [role="menu"]')) return;
      const action = reviewAction(event, { isTyped: false, isPressed: true });
      if (action === null || !latest.current(action, Number(row.dataset.key))) return;
      event.preventDefault();
      // A table finds rows by typed letters; here the letters are keys.
      event.stopPropagation();
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [list, latest]);
}
