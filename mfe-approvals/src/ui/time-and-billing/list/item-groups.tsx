import type { ApprovalItem } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { type GroupTotal, groupKey } from '../../../domain/group-totals.ts';
import type { ListState } from '../../../domain/list-state.ts';
import { formatHours, formatRange } from '../../page/formats.ts';

/** The heading of an item's group, with the totals of the whole group if they are known. */
export function groupsOf(totals: ReadonlyMap<string, GroupTotal>, grouping: ListState['grouping'], t: Translate) {
  return (item: ApprovalItem) => {
    const id = groupKey(item, grouping);
    const total = totals.get(id);
    const name =
      grouping === 'worker' ? (item.workerName ?? '') : formatRange(item.periodStartDate, item.periodEndDate);
    const sum = total
      ? [t('LBL_AP_ITEMS_COUNT', { count: total.count }), ...(total.hours ? [inHours(formatHours(total.hours))] : [])]
      : [];
    return {
      id,
      text: formatFacts([name, ...sum]),
      heading: (
        <span>
          <b>{name}</b> <span className="ap-quiet">{sum.join(' · ')}</span>
        </span>
      ),
    };
  };
}
