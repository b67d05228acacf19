import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Select } from 'mfe_widgets/select';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useCallback, useMemo } from 'react';
import { getProjectEditMetadata } from 'shared-client/billing';
import { type EngagementItem, getWorkerBillingSubmit } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { addProjectPath, type EntryQuery } from '../../domain/entry-query.ts';
import { projectEngagements } from '../../state/engagements.ts';
import { createProjectStore } from '../../state/project-store.ts';
import { reportErrorKey } from '../page/call-error.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { ProjectProvider } from './project-context.tsx';
import { ProjectItem } from './project-item.tsx';

/** `worker/time-expense/add-project`: which item is meant, and its loading, failing and empty states. */
export function AddProjectPage({ query }: { query: EntryQuery }) {
  const t = useText();
  const { billingItemId } = query;
  const list = useLoaded(billingItemId === 0 ? projectEngagements : null);
  const first = list.data?.find(({ status }) => status === 'Filled') ?? list.data?.[0];
  const engagementId = query.engagementId ?? first?.id ?? null;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const id = engagementId ?? 0;
      const [metadata, { types }] = await Promise.all([
        getProjectEditMetadata(billingItemId, id, { signal }),
        getWorkerBillingSubmit(id, { signal }),
      ]);
      return { metadata, isTaken: types.includes('PROJECT') };
    },
    [billingItemId, engagementId],
  );
  const report = useLoaded(engagementId === null ? null : load);
  const store = useMemo(() => (report.data ? createProjectStore(report.data.metadata) : null), [report.data]);
  const error = list.error ?? report.error;
  const selector =
    billingItemId === 0 && list.data && list.data.length > 1 ? (
      <EngagementSelect list={list.data} chosen={engagementId} />
    ) : null;
  // The choice of engagements does not push the report down under a finger: they come together.
  const isSettled = billingItemId > 0 || list.data !== null || list.error !== null;
  if (store && isSettled && (report.data?.isTaken || billingItemId > 0))
    return (
      <ProjectProvider value={store}>
        <ProjectItem engagements={selector} onReload={report.retry} />
      </ProjectProvider>
    );
  return (
    <div className="ex-page">
      <header className="ex-title">
        <h1>{t('LBL_ADD_PROJECT')}</h1>
        {selector}
      </header>
      {error ? (
        <EmptyState
          icon="error"
          title={t('MSG_LOAD_FAILED')}
          action={
            <Button
              variant="primary"
              icon="refresh"
              onClick={() => {
                list.retry();
                report.retry();
              }}
            >
              {t('LBL_TRY_AGAIN')}
            </Button>
          }
        >
          {t(reportErrorKey(error))}
        </EmptyState>
      ) : report.data || list.data?.length === 0 ? (
        <EmptyState
          title={t('MSG_PROJECT_NONE_TAKEN')}
          action={<Button onClick={() => navigate('/worker/time-expense')}>{t('LBL_BACK_TO_LIST')}</Button>}
        >
          {t('MSG_PROJECT_NONE_TAKEN_WHY')}
        </EmptyState>
      ) : (
        <div className="ex-card ex-pad">
          <Skeleton lines={6} label={t('MSG_LOADING')} />
        </div>
      )}
    </div>
  );
}

/** Each engagement has items of its own: another one is another address. */
function EngagementSelect({ list, chosen }: { list: readonly EngagementItem[]; chosen: number | null }) {
  const t = useText();
  return (
    <div className="ex-engagement">
      <Select
        label={t('LBL_ENGAGEMENT')}
        value={String(chosen ?? '')}
        options={list.map(({ id, jobTitle, reqName }) => ({
          value: String(id),
          label: [jobTitle, reqName].filter(Boolean).join(' · '),
        }))}
        onChange={(id) => navigate(addProjectPath(Number(id)))}
      />
    </div>
  );
}
