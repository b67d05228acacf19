import { useState } from 'react';
import type { ApprovalItem, DecisionRequest } from 'shared-client/approvals';
import { notifications, useText } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';
import { useStore } from 'zustand';
import { decideAll, decideItems, type RejectionWords } from '../../domain/decision-request.ts';
import type { ListState } from '../../domain/list-state.ts';
import { createDecisions } from '../../state/decisions.ts';
import { itemTitle } from './labels.ts';
import type { Asked } from './reject/reject-dialog.tsx';

/** The subject of a decision: items, or everything that a list matched at a point in time. */
export type Target =
  | readonly ApprovalItem[]
  | { readonly state: ListState; readonly asOf: string; readonly count: number };

/** Decides on single items or on all matching ones, on behalf of the list's person, and opens the rejection dialog. */
export function useDeciding(list: Pick<ListState, 'onBehalfOf'>) {
  const t = useText();
  const [decisions] = useState(() =>
    createDecisions((error) => notifications.notify({ style: 'error', message: t(loadErrorKey(error)) })),
  );
  const { gone, underway } = useStore(decisions);
  const [asked, setAsked] = useState<(Asked & { readonly target: Target }) | null>(null);
  const countOf = (count: number): string => t('LBL_ITEMS_COUNT', { count });
  const titleOf = (target: Target): string => {
    if ('asOf' in target) return countOf(target.count);
    const [one] = target;
    return one && target.length === 1 ? itemTitle(t, one) : countOf(target.length);
  };
  return {
    decisions,
    gone,
    busy: underway !== null,
    /** The items that the rejection dialog asks about. */
    asked,
    ask: (target: Target): void =>
      setAsked({ target, items: 'asOf' in target ? 'all' : target, what: titleOf(target) }),
    stopAsking: (): void => setAsked(null),
    /** @returns false while another decision is under way, or when there is nothing to decide on */
    decide(decision: DecisionRequest['decision'], target: Target, words?: RejectionWords): boolean {
      if ('asOf' in target)
        return decisions.decide(decideAll(decision, target.state, target.asOf, words), titleOf(target), countOf);
      const several = target.length > 1 ? countOf : null;
      return (
        target.length > 0 && decisions.decide(decideItems(decision, target, list, words), titleOf(target), several)
      );
    },
  };
}
