import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useMemo, useRef } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { addTimePath } from '../../state/add-time/entry-query.ts';
import { engagementsQuery } from '../../state/server-data/engagements-query.ts';
import { useHost } from '../page/host.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { ModuleState } from '../page/module-state.tsx';
import { useAdjusts, useEntersExpenses, useEntersTime } from '../page/use-enters-time.ts';
import { ExportList } from './export-list.tsx';
import { ItemLine } from './item-line.tsx';
import { itemsQuery } from './items-query.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListView, readListQuery, writeListQuery } from './list-query.ts';

const loadFilters = () => import('mfe_widgets/filter');

/** `worker/time-expense`: time and expense, with search, filters and the meaning of each status. The URL holds the view. */
export function TimeExpensePage({ search }: { search: string }) {
  const t = useText();
  const host = useHost();
  const enters = useEntersTime();
  const entersExpenses = useEntersExpenses();
  const adjusts = useAdjusts();
  const filters = useModule('filter', loadFilters);
  const { data: engagements = [] } = useQuery({ ...engagementsQuery, enabled: enters === true });
  const hasProject = engagements.some(({ rateApplication }) => rateApplication === 'PROJECT_BASED');
  return (
    <div className="tc-page">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{t('LBL_TIME_AND_EXPENSE')}</h1>
        </div>
        {enters !== false ? (
          <div className="tc-title-tools">
            {/* Placed first, so that the links after it do not move when it appears. */}
            {hasProject ? (
              <Button icon="plus" onClick={() => host.go('/worker/time-expense/add-project')}>
                {t('LBL_TC_ADD_PROJECT')}
              </Button>
            ) : null}
            {entersExpenses ? (
              <Button icon="plus" onClick={() => host.go('/worker/time-expense/add-expense')}>
                {t('LBL_TC_ADD_EXPENSE')}
              </Button>
            ) : null}
            <Button variant="primary" icon="plus" onClick={() => host.go(addTimePath({ showEnagagementList: true }))}>
              {t('LBL_TC_ADD_TIME')}
            </Button>
          </div>
        ) : adjusts ? (
          <div className="tc-title-tools">
            {(['BENEFIT', 'ADJUSTMENT'] as const).map((type) => (
              <Button
                key={type}
                icon="plus"
                onClick={() => host.go(`/worker/time-expense/add-adjustment?billingType=${type}`)}
              >
                {t(`LBL_TC_ADD_${type}`)}
              </Button>
            ))}
          </div>
        ) : null}
      </header>
      {filters.module ? <List widget={filters.module} search={search} /> : <ModuleState of={filters} lines={6} />}
    </div>
  );
}

function List({ widget, search }: { widget: typeof import('mfe_widgets/filter'); search: string }) {
  const t = useText();
  const host = useHost();
  const enters = useEntersTime();
  const { readFilters, writeFilters } = widget;
  const view = useMemo<ListView>(() => {
    const query = new URLSearchParams(search);
    return { ...readListQuery(query), filters: readFilters(query) };
  }, [search, readFilters]);
  // Back, a link and "Clear filters" reset the filters; a URL that a filter has just written does not.
  const written = useRef({ search, generation: 0 });
  if (written.current.search !== search) written.current = { search, generation: written.current.generation + 1 };
  const show = (next: ListView, anew = false) => {
    const text = writeFilters(writeListQuery(next), next.filters).toString();
    if (!anew) written.current = { ...written.current, search: text };
    host.go(`/worker/time-expense${text ? `?${text}` : ''}`);
  };
  const { data, error, isPending, isFetching, isLoadingError, refetch } = useQuery({
    ...itemsQuery(view),
    placeholderData: keepPreviousData,
  });
  const filtered = view.text !== '' || Object.keys(view.filters).length > 0;
  const { page } = view;
  return (
    <>
      <ListFilters
        widget={widget}
        view={view}
        generation={written.current.generation}
        onChange={(next) => show(next, next.text === '' && Object.keys(next.filters).length === 0)}
      />
      <div className="tc-list-head">
        <p className="tc-hint" aria-live="polite">
          {data ? t('LBL_ITEMS_COUNT', { count: data.total }) : ' '}
        </p>
        <ExportList view={view} />
      </div>
      {isLoadingError ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingCards count={4} lines={2} /> : null}
      {data && data.content.length === 0 ? (
        <EmptyState icon="clock" title={t(filtered ? 'MSG_NO_MATCHES' : 'MSG_NO_ITEMS')}>
          {filtered || enters === false ? undefined : t('MSG_NO_ITEMS_WHY')}
        </EmptyState>
      ) : null}
      {data && data.content.length > 0 ? (
        <ul className="tc-card tc-lines" aria-busy={isFetching}>
          {data.content.map((item) => (
            <ItemLine key={item.billingItemId} item={item} />
          ))}
        </ul>
      ) : null}
      {data && data.pages > 1 ? (
        <nav className="tc-pages" aria-label={t('LBL_PAGES')}>
          <Button size="small" disabled={page === 0} onClick={() => show({ ...view, page: page - 1 })}>
            {t('LBL_PREVIOUS')}
          </Button>
          <span>{t('LBL_TC_PAGE_OF', { page: page + 1, pages: data.pages })}</span>
          <Button size="small" disabled={page + 1 >= data.pages} onClick={() => show({ ...view, page: page + 1 })}>
            {t('LBL_NEXT')}
          </Button>
        </nav>
      ) : null}
    </>
  );
}
