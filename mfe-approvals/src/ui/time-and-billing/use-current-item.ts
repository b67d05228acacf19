import { useEffect, useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { neighbour, nextAfter } from '../../domain/review-keys.ts';
import { rowOf, takeFocusTo } from './list/row-focus.ts';

/**
 * The item that is shown, and that keys decide on: the one that was opened, or the first one where the detail fits beside the list.
 * @param linked the item that the page's address names; null for a list of items
 * @param wide the detail fits beside the list
 */
export function useCurrentItem(rows: readonly ApprovalItem[], linked: number | null, wide: boolean) {
  const [opened, setOpened] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  // A link to an item opens it, also where the detail covers the list.
  useEffect(() => setOver(linked !== null), [linked]);
  const ids = rows.map(({ billingItemId }) => billingItemId);
  const find = (id: number | null) => rows.find(({ billingItemId }) => billingItemId === id);
  const current = linked === null ? (find(opened) ?? (wide ? rows[0] : undefined)) : find(linked);
  const currentId = current?.billingItemId ?? null;
  return {
    current,
    next: current && rows[rows.indexOf(current) + 1],
    /** The detail covers the list. */
    isOver,
    open({ billingItemId }: ApprovalItem): void {
      setOpened(billingItemId);
      setOver(!wide);
    },
    openOver: () => setOver(current !== undefined),
    close: () => setOver(false),
    forget: () => setOpened(null),
    /** Shows the one after those that are decided. */
    leave(decided: readonly ApprovalItem[]): void {
      setOpened(nextAfter(ids, new Set(decided.map(({ billingItemId }) => billingItemId)), currentId));
      setOver(false);
    },
    step(by: 1 | -1): void {
      const id = neighbour(ids, currentId, by);
      setOpened(id);
      takeFocusTo(id);
    },
    /** The row that keys lead to is the one they decide on, so it is shown. A press on its box or menu shows nothing else. */
    followFocus(target: Element): void {
      const id = Number(rowOf(target)?.dataset.key);
      if (ids.includes(id) && target.matches(':focus-visible')) setOpened(id);
    },
  };
}
