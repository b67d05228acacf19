import { StatusBadge } from 'mfe_widgets/status-badge';
import type { ApprovalItem } from 'shared-client/approvals';
import { nameFor, type Translate } from 'shared-session';
import { formatDueBelowHeading } from 'shared-session/due';
import type { ListState } from '../../../domain/list-state.ts';
import { difference } from '../../../domain/marks.ts';
import { hasHours } from '../../../domain/week-bars.ts';
import { formatDate, formatDifference } from '../../page/formats.ts';
import { itemAmount } from '../labels.ts';
import { MarkLine } from './mark-line.tsx';
import { WeekBars } from './week-bars.tsx';

type Column = import('mfe_widgets/data-table').DataColumn<ApprovalItem>;

/** The columns of a list of items. `reasons` says why items were not decided; `hasWeek`, whether any of them has hours of days. */
export function columnsOf(
  view: ListState['view'],
  t: Translate,
  reasons: ReadonlyMap<number, string>,
  hasWeek: boolean,
): readonly Column[] {
  const worker: Column = {
    id: 'worker',
    title: t('LBL_WORKER'),
    width: '3fr',
    minWidth: 180,
    onCard: 'title',
    sortBy: ({ workerName }) => workerName ?? '',
    cell: (item) => (
      <span className="ap-cell">
        <span className="ap-cut" dir="auto">
          <b>{item.workerName}</b> <span className="ap-quiet">{item.jobTitle}</span>
        </span>
        <MarkLine item={item} failure={reasons.get(item.billingItemId)} />
      </span>
    ),
  };
  const week: Column = {
    id: 'week',
    title: t('LBL_WEEK'),
    width: 112,
    minWidth: 112,
    resizable: false,
    cell: (item) => (hasHours(item) ? <WeekBars item={item} /> : null),
  };
  const hours: Column = {
    id: 'hours',
    title: t('LBL_AP_HOURS_WORKED'),
    width: 96,
    align: 'end',
    onCard: 'end',
    sortBy: ({ hoursWorked }) => hoursWorked ?? 0,
    cell: (item) => <b className="ap-hours">{itemAmount(t, item)}</b>,
  };
  const variance: Column = {
    id: 'variance',
    title: t('LBL_VARIANCE'),
    width: 100,
    align: 'end',
    sortBy: (item) => difference(item) ?? 0,
    cell: (item) => {
      const off = difference(item);
      return off === null ? null : (
        <span className={Math.abs(off) > 0.5 ? 'ap-warn' : 'ap-quiet'}>{formatDifference(off)}</span>
      );
    },
  };
  const amount: Column = {
    id: 'amount',
    title: t('LBL_AP_AMOUNT'),
    width: 136,
    align: 'end',
    onCard: 'end',
    sortBy: (item) => item.amount ?? 0,
    cell: (item) => <b className="ap-hours">{itemAmount(t, item)}</b>,
  };
  const status: Column = {
    id: 'status',
    title: t('LBL_AP_STATUS'),
    width: 136,
    cell: (item) => (
      <StatusBadge
        status={item.status}
        statusReason={item.rejectionReason}
        approverName={nameFor(t, item.approverName, item.approverFor)}
        dateApproved={item.dateApproved ? formatDate(item.dateApproved) : null}
      />
    ),
  };
  const due: Column = {
    id: 'due',
    title: t('LBL_DUE'),
    width: 96,
    sortBy: ({ dueAt }) => dueAt ?? '',
    cell: ({ dueAt }) => {
      if (dueAt === null) return null;
      const { text, isLate } = formatDueBelowHeading(t, dueAt);
      return <span className={isLate ? 'ap-due ap-warn' : 'ap-due ap-quiet'}>{text}</span>;
    },
  };
  if (view === 'recent') return [worker, status, amount];
  if (view !== 'TIME') return [worker, amount, due];
  return [worker, ...(hasWeek ? [week] : []), hours, variance, due];
}
