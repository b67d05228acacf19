import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { navigate } from 'shared-session/routing';
import { type ListState, writeListState } from '../../../domain/list-state.ts';
import { listQuery } from '../../../state/approval-queries.ts';

const PATH = '/manager/time-and-billing';

function goTo(state: ListState): void {
  const query = writeListState(state);
  navigate(query ? `${PATH}?${query}` : PATH, { replace: true });
}

/** A list, without the items that were decided in the meantime. `busy`: a decision on all of them is under way. */
export function useList(state: ListState, gone: ReadonlySet<number>, busy: boolean) {
  const list = useQuery({ ...listQuery(state), placeholderData: (before) => before });
  const rows = useMemo(
    () => (list.data?.content ?? []).filter(({ billingItemId }) => !gone.has(billingItemId)),
    [list.data, gone],
  );
  // All that was read is decided: the next ones are read, also while decisions are still being sent.
  const { refetch } = list;
  const isUsedUp = rows.length === 0 && (list.data?.content.length ?? 0) > 0;
  useEffect(() => {
    if (isUsedUp && gone.size > 0 && !busy) void refetch({ cancelRefetch: false });
  }, [isUsedUp, gone, busy, refetch]);
  // The last page is empty once all of its items are decided.
  const pages = list.isPlaceholderData ? undefined : list.data?.totalPages;
  useEffect(() => {
    if (pages === undefined || state.page === 0 || state.page < pages) return;
    goTo({ ...state, page: Math.max(0, pages - 1) });
  }, [pages, state]);
  return { list, rows, isUsedUp, show: goTo };
}
