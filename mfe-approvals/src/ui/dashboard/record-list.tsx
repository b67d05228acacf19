import { Button } from 'mfe_widgets/button';
import { DataTable } from 'mfe_widgets/data-table';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RecordLine, RecordView } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { navigate } from 'shared-session/routing';
import { type DashboardState, isDashboardNarrowed } from '../../domain/dashboard-state.ts';
import { areMixed, groupOfRecord, inGroups } from '../../domain/record-groups.ts';
import { neighbour, nextAfter, type ReviewAction } from '../../domain/review-keys.ts';
import { searchFieldIn } from '../page/search-field.tsx';
import { useLatest } from '../page/use-latest.ts';
import { useWide } from '../page/use-wide.ts';
import type { AskedDecision } from '../record/decide-dialog.tsx';
import { GROUP_LABELS, TAB_LABELS } from '../record/labels.ts';
import { recordName, recordPath } from '../record/record-address.ts';
import { AssignBar } from './assign-bar.tsx';
import { isDecidable } from './decide-buttons.tsx';
import { recordColumns } from './record-columns.tsx';
import { useQuickApprove } from './use-quick-approve.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RecordListProps {
  readonly state: DashboardState;
  readonly tab: RecordView;
  readonly rows: readonly RecordLine[];
  /** Other rows are being loaded. */
  readonly busy: boolean;
  readonly onAsk: (asked: AskedDecision) => void;
  readonly onRemove: (budget: RecordLine) => void;
  readonly onReset: () => void;
}

/** The widths at which a row has space for each column, and for the words of its buttons as well. */
const WIDE = '(min-width: 86.5em)';
const WORDS = '(min-width: 105em)';
const NOBODY: ReadonlySet<string> = new Set();
const idOf = ({ recordId }: RecordLine): string => String(recordId);

/** The records of a tab: a table, or cards on a narrow screen. Requests can be selected, to assign several at once. */
export function RecordList({ state, tab, rows, busy, onAsk, onRemove, onReset }: RecordListProps) {
  const t = useText();
  const wide = useWide(WIDE);
  const words = useWide(WORDS);
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string> | 'all'>(NOBODY);
  const quick = useQuickApprove(state.onBehalfOf);
  const ids = (tab === 'HISTORY' ? rows : inGroups(rows)).map(({ recordId }) => recordId);
  const focusRow = (id: number | null) =>
    list.current?.querySelector<HTMLElement>(`[role="row"][data-key="${id}"]`)?.focus();
  const approve = (record: RecordLine) => {
    const decided = rows.filter((row) => !isDecidable(row) || quick.busy.has(row.recordId) || row === record);
    // The list moves on at once.
    focusRow(nextAfter(ids, new Set(decided.map(({ recordId }) => recordId)), record.recordId));
    quick.approve(record);
  };
  const act = (action: ReviewAction, id: number): boolean => {
    const record = rows.find(({ recordId }) => recordId === id);
    if (action === 'next' || action === 'previous') focusRow(neighbour(ids, id, action === 'next' ? 1 : -1));
    else if (action === 'undo') quick.undo();
    else if (record && isDecidable(record) && action === 'approve') approve(record);
    else if (record && isDecidable(record) && action === 'reject') onAsk({ decision: 'reject', record });
    else return false;
    return true;
  };
  useRowKeys(list, act);
  const latest = useLatest({ approve, onAsk });
  const columns = useMemo(
    () =>
      recordColumns(t, {
        tab,
        wide,
        words,
        busy: quick.busy,
        onApprove: (record) => latest.current.approve(record),
        onReject: (record) => latest.current.onAsk({ decision: 'reject', record }),
      }),
    [t, tab, wide, words, quick.busy, latest],
  );
  const groups = useMemo(() => {
    if (tab === 'HISTORY' || !areMixed(rows)) return undefined;
    return (row: RecordLine) => {
      const id = groupOfRecord(row);
      return { id, heading: <b>{t(GROUP_LABELS[id])}</b>, text: t(GROUP_LABELS[id]) };
    };
  }, [t, tab, rows]);
  const actions = useCallback(
    (record: RecordLine) => [
      ...(record.actions.includes('approve')
        ? [
            {
              id: 'approve',
              label: t('LBL_APPROVE_WITH_COMMENT'),
              icon: 'check' as const,
              onSelect: () => onAsk({ decision: 'approve', record }),
            },
          ]
        : []),
      ...(record.actions.includes('reject')
        ? [
            {
              id: 'reject',
              label: t('LBL_REJECT'),
              icon: 'close' as const,
              shortcut: 'R',
              danger: true,
              onSelect: () => onAsk({ decision: 'reject', record }),
            },
          ]
        : []),
      ...(record.kind === 'BUDGET' && record.actions.includes('cancel')
        ? [
            {
              id: 'remove',
              label: t('LBL_REMOVE_BUDGET_APPROVAL'),
              icon: 'trash' as const,
              danger: true,
              onSelect: () => onRemove(record),
            },
          ]
        : []),
      {
        id: 'open',
        label: t('LBL_OPEN_RECORD'),
        icon: 'arrow-right' as const,
        onSelect: () => navigate(recordPath(record.recordId, state.onBehalfOf)),
      },
    ],
    [t, onAsk, onRemove, state.onBehalfOf],
  );
  if (rows.length === 0)
    return isDashboardNarrowed(state) ? (
      <EmptyState
        icon="search"
        title={t('LBL_AP_NO_SEARCH_RESULT')}
        action={
          <Button onClick={({ currentTarget }) => focusAfter(currentTarget, onReset, searchFieldIn)}>
            {t('LBL_RESET')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon="check-circle"
        title={t(tab === 'HISTORY' ? 'MSG_NO_HISTORY' : 'MSG_NOTHING_WAITS_FOR_APPROVAL')}
      >
        {tab === 'HISTORY' ? null : t('MSG_NO_RECORDS')}
      </EmptyState>
    );
  // Requests cannot be assigned on behalf of another person.
  const selectable = tab === 'REQUEST' && state.onBehalfOf === null;
  const chosen = rows.filter((row) => selected === 'all' || selected.has(idOf(row)));
  return (
    <div ref={list} className="ap-list" data-words={words} aria-busy={busy}>
      {selectable ? <AssignBar chosen={chosen} onDone={() => setSelected(NOBODY)} /> : null}
      <DataTable
        label={t(TAB_LABELS[tab])}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={recordName}
        {...(selectable ? { selected, onSelect: setSelected } : {})}
        onOpen={({ recordId }) => navigate(recordPath(recordId, state.onBehalfOf))}
        actions={actions}
        {...(groups ? { groupOf: groups } : {})}
        rowHeight={60}
        maxHeight="72dvh"
      />
    </div>
  );
}
