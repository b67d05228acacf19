import type { ApprovalItem } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import type { ListState } from '../../../domain/list-state.ts';
import { formatHours, formatRange } from '../../page/formats.ts';

/** The heading of an item's group, with the totals of the group on this page. */
export function groupsOf(rows: readonly ApprovalItem[], grouping: ListState['grouping'], t: Translate) {
  const keyOf = (item: ApprovalItem) =>
    grouping === 'worker' ? String(item.workerId) : `${item.periodStartDate} ${item.periodEndDate}`;
  const sums = new Map<string, { count: number; hours: number }>();
  for (const item of rows) {
    const known = sums.get(keyOf(item)) ?? { count: 0, hours: 0 };
    sums.set(keyOf(item), { count: known.count + 1, hours: known.hours + (item.hoursWorked ?? 0) });
  }
  return (item: ApprovalItem) => {
    const id = keyOf(item);
    const { count = 0, hours = 0 } = sums.get(id) ?? {};
    const name =
      grouping === 'worker' ? (item.workerName ?? '') : formatRange(item.periodStartDate, item.periodEndDate);
    const sum = [t('LBL_ITEMS_COUNT', { count }), ...(hours > 0 ? [`${formatHours(hours)} h`] : [])].join(' · ');
    return {
      id,
      text: `${name}, ${sum}`,
      heading: (
        <span>
          <b>{name}</b> <span className="ap-quiet">{sum}</span>
        </span>
      ),
    };
  };
}
