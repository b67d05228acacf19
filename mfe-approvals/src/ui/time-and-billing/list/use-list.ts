import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { navigate } from 'shared-session/routing';
import type { DecisionQueue } from '../../../domain/decision-queue.ts';
import { keptList } from '../../../domain/kept-items.ts';
import { type ListState, writeListState } from '../../../domain/list-state.ts';
import { listQuery } from '../../../state/list-query.ts';

const PATH = '/manager/time-and-billing';

function goTo(state: ListState): void {
  const query = writeListState(state);
  navigate(query ? `${PATH}?${query}` : PATH, { replace: true });
}

/** The decisions that a list is read beside. */
type Deciding = Pick<DecisionQueue, 'gone' | 'settled'> & {
  /** A decision on all of the items is under way. */
  readonly busy: boolean;
};

/** A list, without the items that were decided in the meantime. */
export function useList(state: ListState, { gone, settled, busy }: Deciding) {
  const list = useQuery({ ...listQuery(state), placeholderData: (before) => before });
  const before = useRef<readonly ApprovalItem[]>([]);
  const content = list.data?.content;
  const rows = useMemo(() => {
    const left = (content ?? []).filter(({ billingItemId }) => !gone.has(billingItemId));
    return keptList(before.current, left);
  }, [content, gone]);
  useLayoutEffect(() => {
    before.current = rows;
  }, [rows]);
  // All that was read is decided: the next ones are read, also while decisions are still being sent.
  const { refetch } = list;
  const isUsedUp = rows.length === 0 && (list.data?.content.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to read.
  useEffect(() => {
    if (isUsedUp && gone.size > 0 && !busy) void refetch({ cancelRefetch: false });
  }, [isUsedUp, gone, settled, busy, refetch]);
  // The last page is empty once all of its items are decided.
  const pages = list.isPlaceholderData ? undefined : list.data?.totalPages;
  useEffect(() => {
    if (pages === undefined || state.page === 0 || state.page < pages) return;
    goTo({ ...state, page: Math.max(0, pages - 1) });
  }, [pages, state]);
  return { list, rows, isUsedUp, show: goTo };
}
