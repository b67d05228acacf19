import { useEffect, useState } from 'react';
import type { ApprovalItem, BatchRequest, DecisionRequest } from 'shared-client/approvals';
import { randomId } from 'shared-client/random-id';
import { notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { batchOf, decideAll, decideItems, type RejectionWords, RUN_ITEMS } from '../../domain/decision-request.ts';
import type { ListState } from '../../domain/list-state.ts';
import { createDecisions } from '../../state/decisions.ts';
import { refusalText } from '../page/refusal-text.ts';
import { useLatest } from '../page/use-latest.ts';
import { itemTitle } from './labels.ts';
import type { Asked } from './reject/reject-dialog.tsx';

/** The subject of a decision: items, or everything that a list matched at a point in time, with those of its items that are shown. */
export type Target =
  | readonly ApprovalItem[]
  | {
      readonly state: ListState;
      readonly asOf: string;
      readonly count: number;
      readonly shown: readonly ApprovalItem[];
    };

const idOf = ({ billingItemId }: ApprovalItem): number => billingItemId;

/** Decides on single items or on all matching ones, on behalf of the list's person, and opens the rejection dialog. */
export function useDeciding(list: Pick<ListState, 'onBehalfOf'>) {
  const t = useText();
  const latest = useLatest(t);
  const [decisions] = useState(() => createDecisions((error) => refusalText(latest.current, error)));
  const { gone, settled, outcomes, queued } = useStore(decisions);
  const [isStarting, setStarting] = useState(false);
  const [asked, setAsked] = useState<(Asked & { readonly target: Target }) | null>(null);
  useEffect(() => {
    // A closed tab sends nothing more.
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (decisions.getState().queued.length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      if (decisions.getState().queued.length === 0) return;
      // Another page shows no report of what is still being sent.
      const stop = decisions.subscribe((now, before) => {
        const failed = now.outcomes.find(({ kind }) => kind === 'decide');
        const count = now.isBroken ? now.queued.length : failed && now.outcomes !== before.outcomes ? failed.count : 0;
        if (count > 0) notifications.notify({ style: 'error', message: latest.current('MSG_NOT_DECIDED', { count }) });
        if (now.isBroken || now.queued.length === 0) stop();
      });
    };
  }, [decisions, latest]);
  const countOf = (count: number): string => t('LBL_AP_ITEMS_COUNT', { count });
  const titleOf = (target: Target): string => {
    if ('asOf' in target) return countOf(target.count);
    const [one] = target;
    return one && target.length === 1 ? itemTitle(t, one) : countOf(target.length);
  };
  const startBatch = async (request: BatchRequest): Promise<void> => {
    setStarting(true);
    try {
      const { beginBatch } = await import('./lazy-parts.ts');
      await beginBatch(request, randomId());
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(latest.current, error) });
    }
    setStarting(false);
  };
  return {
    decisions,
    gone,
    settled,
    outcomes,
    /** A decision on all that match is under way. Which other items it has decided is not known yet. */
    busy: isStarting || queued.some(({ request }) => request.items === undefined),
    /** The items that the rejection dialog asks about. */
    asked,
    ask: (target: Target): void =>
      setAsked({ target, items: 'asOf' in target ? 'all' : target, what: titleOf(target) }),
    stopAsking: (): void => setAsked(null),
    decide(decision: DecisionRequest['decision'], target: Target, words?: RejectionWords): void {
      const what = titleOf(target);
      if ('asOf' in target && decision === 'approve' && target.count > RUN_ITEMS)
        void startBatch(batchOf(target.state, target.asOf));
      else if ('asOf' in target) {
        const request = decideAll(decision, target.state, target.asOf, words);
        decisions.decide({ request, what, whatOf: countOf, ids: target.shown.map(idOf), total: target.count });
      } else if (target.length > 0) {
        const request = decideItems(decision, target, list, words);
        const whatOf = target.length > 1 ? countOf : null;
        decisions.decide({ request, what, whatOf, ids: target.map(idOf), total: target.length });
      }
    },
  };
}
