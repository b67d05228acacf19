import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ApprovalItem, WaitingPeriod } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { groupTotals } from '../../../domain/group-totals.ts';
import { isNarrowed } from '../../../domain/list-state.ts';
import { type Selected, selectedAfter } from '../../../domain/selected-after.ts';
import type { Swipe } from '../../../domain/swipe.ts';
import { hasHours } from '../../../domain/week-bars.ts';
import { useLatest } from '../../page/use-latest.ts';
import { itemTitle } from '../labels.ts';
import { type ActsOnItems, actionsOf } from './item-actions.ts';
import { columnsOf } from './item-columns.tsx';
import { groupsOf } from './item-groups.tsx';
import { SwipeArea } from './swipe-area.tsx';

type TableModule = typeof import('mfe_widgets/data-table');

interface ItemTableProps extends ActsOnItems {
  readonly module: TableModule;
  readonly rows: readonly ApprovalItem[];
  /** The number of pages of the list. */
  readonly pages: number;
  /** The periods of what waits. */
  readonly periods: readonly WaitingPeriod[];
  /** The reasons why items were not decided, by id. */
  readonly reasons: ReadonlyMap<number, string>;
  readonly selected: Selected;
  readonly selectable: boolean;
  /** The next rows are being read. */
  readonly isUsedUp: boolean;
  readonly currentId: string | undefined;
  readonly onSelect: (selected: Selected) => void;
  readonly onOpen: (item: ApprovalItem) => void;
}

const idOf = ({ billingItemId }: ApprovalItem): string => String(billingItemId);

/** The items of a page: a table, or cards on a narrow screen. */
export function ItemTable(props: ItemTableProps) {
  const { module, state, rows, pages, periods, reasons, onApprove, onReject, onChange } = props;
  const t = useText();
  const latest = useLatest(props);
  const hasWeek = rows.some(hasHours);
  // A press in the table is shown at once. What a button beside it selects is shown after the paint of that button's own answer.
  const [own, setOwn] = useState<Selected>();
  const later = useDeferredValue(props.selected);
  const shown = props.selected === own ? own : later;
  const onSelect = (next: Selected) => {
    const selected = selectedAfter(next, shown, props.selected);
    setOwn(selected);
    props.onSelect(selected);
  };
  const columns = useMemo(() => columnsOf(state.view, t, reasons, hasWeek), [state.view, t, reasons, hasWeek]);
  const nameOf = useCallback((item: ApprovalItem) => itemTitle(t, item), [t]);
  const sort = useMemo(() => sortOf(state.sort), [state.sort]);
  const totals = useMemo(() => groupTotals(rows, state, pages, periods), [rows, state, pages, periods]);
  const groups = useMemo(() => groupsOf(totals, state.grouping, t), [totals, state.grouping, t]);
  // Stable while the texts are the same, because a new function makes the table rebuild all rows.
  const actions = useCallback((item: ApprovalItem) => actionsOf(item, t, latest), [t, latest]);
  const disabledIds = useMemo(
    () => (props.selectable ? rows.filter(({ mayDecide }) => !mayDecide).map(idOf) : []),
    [rows, props.selectable],
  );
  const movesWith = (target: Element): HTMLElement | null => {
    const row = target.closest<HTMLElement>('[role="row"]');
    const item = rows.find((one) => idOf(one) === row?.dataset.key);
    return item?.mayDecide && props.selectable ? row : null;
  };
  const onSwipe = (row: HTMLElement, swipe: Swipe) => {
    const item = rows.find((one) => idOf(one) === row.dataset.key);
    if (item) (swipe === 'approve' ? onApprove : onReject)(item);
  };
  const list = (
    <module.DataTable
      label={t('LBL_WAITING_FOR_APPROVAL')}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      {...(props.selectable ? { selected: shown, onSelect } : {})}
      disabledIds={disabledIds}
      {...(sort ? { sort } : {})}
      onSort={(sort) =>
        onChange({ ...state, page: 0, sort: `${sort.column},${sort.direction === 'descending' ? 'desc' : 'asc'}` })
      }
      onOpen={props.onOpen}
      {...(props.currentId === undefined ? {} : { currentId: props.currentId })}
      actions={actions}
      groupOf={groups}
      empty={t(emptyText(props))}
      rowHeight={60}
      maxHeight="72dvh"
    />
  );
  // The parent is always there: with a different parent the table would be mounted again and lose a press in progress.
  return (
    <SwipeArea movesWith={movesWith} onSwipe={onSwipe} hint={props.selectable && rows.length > 0}>
      {list}
    </SwipeArea>
  );
}

function emptyText({ isUsedUp, state }: Pick<ItemTableProps, 'isUsedUp' | 'state'>): string {
  if (isUsedUp) return 'LBL_LOADING';
  if (state.item !== null) return 'MSG_AP_NO_LONGER_WAITS';
  return isNarrowed(state) ? 'LBL_AP_NO_SEARCH_RESULT' : 'MSG_NOTHING_WAITS_FOR_APPROVAL';
}

function sortOf(text: string | null) {
  const [column, direction] = (text ?? '').split(',');
  return column ? ({ column, direction: direction === 'desc' ? 'descending' : 'ascending' } as const) : undefined;
}
