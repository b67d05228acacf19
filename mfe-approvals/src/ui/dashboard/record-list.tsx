import { Button } from 'mfe_widgets/button';
import { DataTable } from 'mfe_widgets/data-table';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useCallback, useMemo, useState } from 'react';
import type { RecordLine, RecordView } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { type DashboardState, isDashboardNarrowed } from '../../domain/dashboard-state.ts';
import type { AskedDecision } from '../record/decide-dialog.tsx';
import { TAB_LABELS } from '../record/labels.ts';
import { recordName, recordPath } from '../record/record-address.ts';
import { AssignBar } from './assign-bar.tsx';
import { recordColumns } from './record-columns.tsx';

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

const NOBODY: ReadonlySet<string> = new Set();
const idOf = ({ recordId }: RecordLine): string => String(recordId);

/** The records of a tab: a table, or cards on a narrow screen. Requests can be selected, to assign several at once. */
export function RecordList({ state, tab, rows, busy, onAsk, onRemove, onReset }: RecordListProps) {
  const t = useText();
  const [selected, setSelected] = useState<ReadonlySet<string> | 'all'>(NOBODY);
  const columns = useMemo(
    () => recordColumns(t, { kind: ['ALL', 'HISTORY'].includes(tab), amount: tab === 'BUDGET' }),
    [t, tab],
  );
  const actions = useCallback(
    (record: RecordLine) => [
      ...(record.actions.includes('approve')
        ? [
            {
              id: 'approve',
              label: t('LBL_APPROVE'),
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
        title={t('LBL_NO_SEARCH_RESULT')}
        action={<Button onClick={onReset}>{t('LBL_RESET')}</Button>}
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
    <div className="ap-list" aria-busy={busy}>
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
        rowHeight={60}
        maxHeight="72dvh"
      />
    </div>
  );
}
