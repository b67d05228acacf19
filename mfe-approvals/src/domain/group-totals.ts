import type { ApprovalItem, WaitingPeriod } from 'shared-client/schema/approvals';
import { isNarrowed, type ListState } from './list-state.ts';

type Grouped = Pick<ApprovalItem, 'workerId' | 'periodStartDate' | 'periodEndDate' | 'hoursWorked'>;

export interface GroupTotal {
  readonly count: number;
  /** Null if only the number of items is known. */
  readonly hours: number | null;
}

/** The group of an item in the list: its worker, or its period. */
export const groupKey = (
  { workerId, periodStartDate, periodEndDate }: Omit<Grouped, 'hoursWorked'>,
  grouping: ListState['grouping'],
): string => (grouping === 'worker' ? String(workerId) : `${periodStartDate} ${periodEndDate}`);

/**
 * The totals of whole groups, by key: those of the rows if the list has one page, else those that the summary has of waiting periods. A
 * group of which only a part is known has none.
 */
export function groupTotals(
  rows: readonly Grouped[],
  state: ListState,
  pages: number,
  periods: readonly WaitingPeriod[],
): ReadonlyMap<string, GroupTotal> {
  const totals = new Map<string, GroupTotal>();
  if (pages <= 1) {
    for (const item of rows) {
      const key = groupKey(item, state.grouping);
      const { count = 0, hours = 0 } = totals.get(key) ?? {};
      totals.set(key, { count: count + 1, hours: (hours ?? 0) + (item.hoursWorked ?? 0) });
    }
    return totals;
  }
  if (state.grouping !== 'period' || isNarrowed({ ...state, periodEndDate: null })) return totals;
  for (const { type, periodStartDate, periodEndDate, count } of periods)
    if (type === state.view) totals.set(`${periodStartDate} ${periodEndDate}`, { count, hours: null });
  return totals;
}
