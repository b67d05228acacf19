import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'mfe_widgets/tabs';
import { useEffect, useMemo, useState } from 'react';
import { ForbiddenError } from 'shared-client';
import { RECORD_VIEWS } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import {
  type DashboardState,
  readDashboard,
  withoutDashboardFilters,
  withTab,
  writeDashboard,
} from '../../domain/dashboard-state.ts';
import { recordsQuery } from '../../state/record-queries.ts';
import '../../texts/records.ts';
import { LoadFailure, LoadingLines } from '../page/load-states.tsx';
import { type AskedDecision, DecideDialog } from '../record/decide-dialog.tsx';
import { TAB_LABELS } from '../record/words.ts';
import { NotStandingIn } from '../time-and-billing/not-standing-in.tsx';
import { Pager } from '../time-and-billing/pager.tsx';
import { RecordsSwitch, WhoseRecords } from '../time-and-billing/whose-records.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import { RecordList } from './record-list.tsx';

/** Fetches what the dashboard shows. */
export const prefetchRecords = (search: string) =>
  prefetchQueries([recordsQuery(readDashboard(new URLSearchParams(search)))]);

const PATH = '/manager/approvals';

function goTo(state: DashboardState): void {
  const query = writeDashboard(state);
  navigate(query ? `${PATH}?${query}` : PATH, { replace: true });
}

/** The approval dashboard: requests, engagements and revisions by tab, each the way to its page, with quick decisions. */
export function Dashboard({ search }: { readonly search: string }) {
  const t = useText();
  const state = useMemo(() => readDashboard(new URLSearchParams(search)), [search]);
  const list = useQuery({ ...recordsQuery(state), placeholderData: (before) => before });
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const { data } = list;
  const principals = data?.standsInFor ?? [];
  const principal = principals.find(({ userId }) => userId === state.onBehalfOf);

  // The last page is empty once all of it is decided.
  const pages = list.isPlaceholderData ? undefined : data?.totalPages;
  useEffect(() => {
    if (pages !== undefined && state.page > 0 && state.page >= pages) goTo({ ...state, page: Math.max(0, pages - 1) });
  }, [pages, state]);

  const panel = () => {
    if (list.isLoadingError) return <LoadFailure error={list.error} onRetry={() => void list.refetch()} />;
    return (
      <div className="ap-stack ap-panel">
        <DashboardFilters state={state} onChange={(next) => goTo({ ...next, page: 0 })} />
        {data ? (
          <RecordList
            key={state.tab}
            state={state}
            rows={data.content}
            busy={list.isPlaceholderData}
            onAsk={setAsked}
            onReset={() => goTo(withoutDashboardFilters(state))}
          />
        ) : (
          <LoadingLines />
        )}
        {data ? <Pager page={state.page} pages={data.totalPages} onPage={(page) => goTo({ ...state, page })} /> : null}
      </div>
    );
  };
  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{t('LBL_MENU_APPROVAL_DASHBOARD')}</h1>
          <p>{t('MSG_APPROVAL_DASHBOARD')}</p>
        </div>
        <RecordsSwitch
          principals={principals}
          onBehalfOf={state.onBehalfOf}
          onChange={(onBehalfOf) => goTo({ ...withoutDashboardFilters(state), onBehalfOf })}
        />
      </header>
      {principal ? <WhoseRecords principal={principal} /> : null}
      {state.onBehalfOf !== null && list.error instanceof ForbiddenError ? (
        <NotStandingIn onOwn={() => goTo({ ...state, onBehalfOf: null })} />
      ) : (
        <Tabs
          label={t('LBL_MENU_APPROVAL_DASHBOARD')}
          activation="manual"
          selected={state.tab}
          onSelect={(id) => {
            const tab = RECORD_VIEWS.find((one) => one === id);
            if (tab !== undefined && tab !== state.tab) goTo(withTab(state, tab));
          }}
          tabs={RECORD_VIEWS.map((tab) => ({
            id: tab,
            label: t(TAB_LABELS[tab]),
            ...(data ? { count: data.counts[tab] } : {}),
            panel: tab === state.tab ? panel() : null,
          }))}
        />
      )}
      {asked ? <DecideDialog asked={asked} onBehalfOf={state.onBehalfOf} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
