import { useMemo } from 'react';
import { type PageDeclaration, PageNotFound, type PageProps, Redirect } from 'shared-session/routing';
import { modifyPath, readEntryQuery } from '../state/add-time/entry-query.ts';
import { AddTimePage } from './add-time/add-time-page.tsx';
import { prefetchAddTime, prefetchDetail, prefetchHome, prefetchList } from './app/prefetch.ts';
import { DocumentViewerPage } from './document-viewer/document-viewer-page.tsx';
import { RefreshPage } from './refresh/refresh-page.tsx';
import { TimeExpensePage } from './time-expense/time-expense-page.tsx';
import { TimeExpenseDetailPage } from './time-expense-detail/time-expense-detail-page.tsx';
import { HomePage } from './worker-home/worker-home-page.tsx';

const LIST = '/worker/time-expense';

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/home',
    home: true,
    title: { label: 'LBL_WORKER_HOME', text: 'Home' },
    component: HomePage,
    prefetch: prefetchHome,
  },
  {
    path: LIST,
    title: { label: 'LBL_TIME_AND_EXPENSE', text: 'Time and expense' },
    preload: ['mfe_widgets/filter'],
    component: TimeExpensePage,
    prefetch: ({ search }) => prefetchList(search),
  },
  {
    path: '/worker/time-expense/add-time',
    title: { label: 'LBL_ADD_TIME', text: 'Add Time' },
    hideFooter: true,
    preload: ['mfe_widgets/time-entry-editor', 'mfe_widgets/attachment-uploader'],
    component: AddTimeRoute,
    prefetch: ({ search }) => prefetchAddTime(search),
  },
  {
    path: '/worker/time-expense-detail/{billingItemId}',
    menuParent: LIST,
    component: DetailRoute,
    prefetch({ parameters }) {
      const id = readItemId(parameters);
      return id === undefined ? undefined : prefetchDetail(id);
    },
  },
  { path: '/manager/refresh', component: RefreshPage },
  { path: '/document-viewer', menuParent: LIST, component: DocumentViewerPage },
];

/** The item id in a URL; undefined if the text is not an id. */
function readItemId({ billingItemId = '' }: PageProps['parameters']): number | undefined {
  return /^\d{1,15}$/.test(billingItemId) ? Number(billingItemId) : undefined;
}

function DetailRoute({ parameters }: PageProps) {
  const id = readItemId(parameters);
  return id === undefined ? <PageNotFound /> : <TimeExpenseDetailPage key={id} billingItemId={id} />;
}

/** Add Time is for time only: an expense has its own page, and items of other types are shown on theirs. */
function AddTimeRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  const { billingType, billingItemId, engagementId } = query;
  if (billingType !== 'TIME' && billingItemId > 0 && engagementId !== null) {
    const path = modifyPath(billingType, billingItemId, engagementId);
    if (path !== null) return <Redirect to={path} />;
  }
  if (billingType !== 'TIME')
    return <Redirect to={billingItemId > 0 ? `/worker/time-expense-detail/${billingItemId}` : LIST} />;
  return <AddTimePage query={query} />;
}
