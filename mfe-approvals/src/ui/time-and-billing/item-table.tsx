import { StatusBadge } from 'mfe_widgets/status-badge';
import { useCallback, useMemo } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { nameFor, type Translate, useText } from 'shared-session';
import { isNarrowed, type ListState } from '../../domain/list-state.ts';
import { difference } from '../../domain/marks.ts';
import type { Swipe } from '../../domain/swipe.ts';
import { formatDate, formatDifference, formatHours, formatRange } from '../page/formats.ts';
import { MarkLine } from './mark-line.tsx';
import { SwipeArea } from './swipe-area.tsx';
import { WeekBars } from './week-bars.tsx';
import { itemAmount, itemTitle } from './words.ts';

type TableModule = typeof import('mfe_widgets/data-table');
type Column = import('mfe_widgets/data-table').DataColumn<ApprovalItem>;

interface ItemTableProps {
  readonly module: TableModule;
  readonly state: ListState;
  readonly rows: readonly ApprovalItem[];
  readonly selected: ReadonlySet<string> | 'all';
  readonly selectable: boolean;
  readonly currentId: string | undefined;
  readonly onSelect: (selected: ReadonlySet<string> | 'all') => void;
  readonly onOpen: (item: ApprovalItem) => void;
  readonly onApprove: (item: ApprovalItem) => void;
  readonly onReject: (item: ApprovalItem) => void;
  readonly onChange: (state: ListState) => void;
}

const idOf = ({ billingItemId }: ApprovalItem): string => String(billingItemId);

/** The items of a page: a table, or cards where it is narrow. */
export function ItemTable(props: ItemTableProps) {
  const { module, state, rows, onApprove, onReject, onChange } = props;
  const t = useText();
  const columns = useMemo(() => columnsOf(state.view, t), [state.view, t]);
  const nameOf = useCallback((item: ApprovalItem) => itemTitle(t, item), [t]);
  const [field, direction] = (state.sort ?? '').split(',');
  const groups = useMemo(() => groupsOf(rows, state.grouping, t), [rows, state.grouping, t]);
  const movesWith = (target: Element): HTMLElement | null => {
    const row = target.closest<HTMLElement>('[role="row"]');
    const item = rows.find((one) => idOf(one) === row?.dataset['key']);
    return item?.mayDecide && props.selectable ? row : null;
  };
  const onSwipe = (row: HTMLElement, swipe: Swipe) => {
    const item = rows.find((one) => idOf(one) === row.dataset['key']);
    if (item) (swipe === 'approve' ? onApprove : onReject)(item);
  };
  const list = (
    <module.DataTable
      label={t('LBL_WAITING_FOR_APPROVAL')}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      {...(props.selectable ? { selected: props.selected, onSelect: props.onSelect } : {})}
      disabledIds={props.selectable ? rows.filter(({ mayDecide }) => !mayDecide).map(idOf) : []}
      {...(field ? { sort: { column: field, direction: direction === 'desc' ? 'descending' : 'ascending' } } : {})}
      onSort={(sort) =>
        onChange({ ...state, page: 0, sort: `${sort.column},${sort.direction === 'descending' ? 'desc' : 'asc'}` })
      }
      onOpen={props.onOpen}
      {...(props.currentId === undefined ? {} : { currentId: props.currentId })}
      actions={(item) => [
        ...(item.mayDecide
          ? [
              {
                id: 'approve',
                label: t('LBL_APPROVE'),
                icon: 'check' as const,
                shortcut: 'A',
                onSelect: () => onApprove(item),
              },
              {
                id: 'reject',
                label: t('LBL_REJECT'),
                icon: 'close' as const,
                shortcut: 'R',
                danger: true,
                onSelect: () => onReject(item),
              },
            ]
          : []),
        {
          id: 'worker',
          label: t('LBL_ONLY_WORKER'),
          icon: 'user' as const,
          onSelect: () => onChange({ ...state, page: 0, workerId: item.workerId }),
        },
        {
          id: 'engagement',
          label: t('LBL_ONLY_ENGAGEMENT'),
          icon: 'briefcase' as const,
          onSelect: () => onChange({ ...state, page: 0, engagementId: item.engagementId }),
        },
      ]}
      groupOf={(item) => groups(item)}
      empty={t(isNarrowed(state) ? 'LBL_NO_SEARCH_RESULT' : 'MSG_NOTHING_WAITS_FOR_APPROVAL')}
      rowHeight={60}
      maxHeight="72dvh"
    />
  );
  if (!props.selectable || rows.length === 0) return list;
  return (
    <SwipeArea movesWith={movesWith} onSwipe={onSwipe}>
      {list}
    </SwipeArea>
  );
}

function columnsOf(view: ListState['view'], t: Translate): readonly Column[] {
  const worker: Column = {
    id: 'worker',
    title: t('LBL_WORKER'),
    width: '3fr',
    minWidth: 200,
    onCard: 'title',
    sortBy: ({ workerName }) => workerName ?? '',
    cell: (item) => (
      <span className="ap-cell">
        <span className="ap-cut">
          <b>{item.workerName}</b> <span className="ap-quiet">{item.jobTitle}</span>
        </span>
        <MarkLine item={item} />
      </span>
    ),
  };
  const week: Column = {
    id: 'week',
    title: t('LBL_WEEK'),
    width: 136,
    minWidth: 132,
    resizable: false,
    cell: (item) => (item.days.length > 0 ? <WeekBars item={item} /> : null),
  };
  const hours: Column = {
    id: 'hours',
    title: t('LBL_HOURS_WORKED'),
    width: 112,
    align: 'end',
    onCard: 'end',
    sortBy: ({ hoursWorked }) => hoursWorked ?? 0,
    cell: (item) => <b className="ap-hours">{itemAmount(t, item)}</b>,
  };
  const variance: Column = {
    id: 'variance',
    title: t('LBL_VARIANCE'),
    width: 104,
    align: 'end',
    sortBy: (item) => difference(item) ?? 0,
    cell: (item) => {
      const off = difference(item);
      return (
        <span className={off !== null && Math.abs(off) > 0.5 ? 'ap-warn' : 'ap-quiet'}>{formatDifference(off)}</span>
      );
    },
  };
  const amount: Column = {
    id: 'amount',
    title: t('LBL_AMOUNT'),
    width: 136,
    align: 'end',
    onCard: 'end',
    sortBy: (item) => item.amount ?? 0,
    cell: (item) => <b className="ap-hours">{itemAmount(t, item)}</b>,
  };
  const status: Column = {
    id: 'status',
    title: t('LBL_STATUS'),
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
  if (view === 'recent') return [worker, status, amount];
  return view === 'TIME' ? [worker, week, hours, variance] : [worker, amount];
}

/** The heading of an item's group, with how much of it is on this page. */
function groupsOf(rows: readonly ApprovalItem[], grouping: ListState['grouping'], t: Translate) {
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
