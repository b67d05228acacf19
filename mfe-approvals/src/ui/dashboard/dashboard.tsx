import { useQuery } from '@tanstack/react-query';
import { LoadingCards } from 'mfe_widgets/load-states';
import { Tabs } from 'mfe_widgets/tabs';
import { useEffect, useMemo, useState } from 'react';
import { ForbiddenError } from 'shared-client';
import type { ApprovalSummary, Principal } from 'shared-client/schema/approvals';
import type { RecordLine, RecordPage } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import {
  DASHBOARD_TABS,
  type DashboardState,
  type DashboardTab,
  readDashboard,
  recordQuery,
  withoutDashboardFilters,
  withTab,
  writeDashboard,
} from '../../domain/dashboard-state.ts';
import { summaryQuery } from '../../state/approval-queries.ts';
import { onceAsked, recordsQuery } from '../../state/record-queries.ts';
import '../../texts/records.ts';
import { BatchBilling } from '../batch/batch-billing.tsx';
import { ExportList } from '../page/export-list.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { type AskedDecision, DecideDialog } from '../record/decide-dialog.tsx';
import { TAB_LABELS } from '../record/labels.ts';
import { RecordUndo } from '../record/record-undo.tsx';
import { recordsStyled } from '../record/records-styled.ts';
import { Pager } from '../time-and-billing/list/pager.tsx';
import { RecordOwner, RecordsSwitch } from '../time-and-billing/record-owner.tsx';
import { RecordsNotShown } from '../time-and-billing/records-not-shown.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RemoveBudgetDialog } from './remove-budget-dialog.tsx';

/** Fetches the data of the dashboard. */
export function prefetchRecords(search: string) {
  const state = readDashboard(new URLSearchParams(search));
  return prefetchQueries([recordsQuery(state), summaryQuery(state)]);
}

const PATH = '/manager/approvals';

function goTo(state: DashboardState): void {
  const query = writeDashboard(state);
  navigate(query ? `${PATH}?${query}` : PATH, { replace: true });
}

/** The number of items on a tab; undefined until it is loaded. */
function countOf(tab: DashboardTab, page: RecordPage | undefined, summary: ApprovalSummary | undefined) {
  if (tab !== 'BATCH_BILLING') return page ? { count: page.counts[tab] } : {};
  return summary ? { count: summary.cards.reduce((sum, { count }) => sum + count, 0) } : {};
}

/** The people the reader is a delegate of, with items in either list. */
const bothOf = (records: readonly Principal[] = [], billing: readonly Principal[] = []): readonly Principal[] => [
  ...records,
  ...billing.filter(({ userId }) => !records.some((one) => one.userId === userId)),
];

/** The approval dashboard: requests, engagements and revisions by tab, each a link to its page, with quick decisions. */
export function Dashboard({ search }: { readonly search: string }) {
  const t = useText();
  const state = useMemo(() => readDashboard(new URLSearchParams(search)), [search]);
  const list = useQuery({
    ...recordsQuery(state),
    placeholderData: (before) => before,
    refetchInterval: onceAsked(({ content }: RecordPage) => content),
  });
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [removed, setRemoved] = useState<RecordLine | null>(null);
  const summary = useQuery(summaryQuery(state));
  const { data } = list;
  const principals = bothOf(data?.standsInFor, summary.data?.standsInFor);
  const principal = principals.find(({ userId }) => userId === state.onBehalfOf);

  // The last page is empty once all of its items are decided.
  const pages = list.isPlaceholderData ? undefined : data?.totalPages;
  useEffect(() => {
    if (pages !== undefined && state.page > 0 && state.page >= pages) goTo({ ...state, page: Math.max(0, pages - 1) });
  }, [pages, state]);

  const panel = () => {
    const shown = state.tab === 'BATCH_BILLING' ? summary : list;
    if (state.onBehalfOf !== null && shown.error instanceof ForbiddenError)
      return <RecordsNotShown text={t('MSG_NO_LONGER_STANDS_IN')} onOwn={() => goTo({ ...state, onBehalfOf: null })} />;
    if (state.tab === 'BATCH_BILLING')
      return <BatchBilling onBehalfOf={state.onBehalfOf} principal={principal?.name} />;
    if (list.isLoadingError) return <LoadFailure error={list.error} onRetry={() => void list.refetch()} />;
    return (
      <div className="ap-stack ap-panel">
        <DashboardFilters state={state} onChange={(next) => goTo({ ...next, page: 0 })} />
        {data ? (
          <RecordList
            key={state.tab}
            state={state}
            tab={state.tab}
            rows={data.content}
            busy={list.isPlaceholderData}
            onAsk={setAsked}
            onRemove={setRemoved}
            onReset={() => goTo(withoutDashboardFilters(state))}
          />
        ) : (
          <LoadingCards />
        )}
        {data ? <Pager page={state.page} pages={data.totalPages} onPage={(page) => goTo({ ...state, page })} /> : null}
      </div>
    );
  };
  return (
    <div ref={recordsStyled} className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{t('LBL_AP_MENU_APPROVAL_DASHBOARD')}</h1>
          <p>{t('MSG_APPROVAL_DASHBOARD')}</p>
        </div>
        <div className="ap-actions">
          <RecordsSwitch
            principals={principals}
            onBehalfOf={state.onBehalfOf}
            onChange={({ onBehalfOf }) => goTo({ ...withoutDashboardFilters(state), onBehalfOf })}
          />
          {state.tab === 'BATCH_BILLING' ? null : <ExportList list="records" query={recordQuery(state)} />}
        </div>
      </header>
      {principal ? <RecordOwner principal={principal} /> : null}
      <Tabs
        label={t('LBL_AP_MENU_APPROVAL_DASHBOARD')}
        activation="manual"
        selected={state.tab}
        onSelect={(id) => {
          const tab = DASHBOARD_TABS.find((one) => one === id);
          if (tab !== undefined && tab !== state.tab) goTo(withTab(state, tab));
        }}
        tabs={DASHBOARD_TABS.map((tab) => ({
          id: tab,
          label: t(TAB_LABELS[tab]),
          ...countOf(tab, data, summary.data),
          panel: tab === state.tab ? panel() : null,
        }))}
      />
      {removed ? (
        <RemoveBudgetDialog budget={removed} onBehalfOf={state.onBehalfOf} onClose={() => setRemoved(null)} />
      ) : null}
      {asked ? <DecideDialog asked={asked} onBehalfOf={state.onBehalfOf} onClose={() => setAsked(null)} /> : null}
      <RecordUndo />
    </div>
  );
}
