import { useMemo } from 'react';
import { type PageDeclaration, type PageProps, Redirect } from 'shared-session/routing';
import { type Prefetched, prefetchQueries } from 'shared-session/server-data';
import { fetchDayEditors } from '../../state/add-time/day-editors.ts';
import { askedDate, modifyPath, readEntryQuery } from '../../state/add-time/entry-query.ts';
import { enteredEngagementsQuery } from '../../state/server-data/engagements-query.ts';
import { timecardQuery } from '../../state/server-data/timecard-query.ts';
import { AddTimePage } from './add-time-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense/add-time',
    application: 'add-time',
    title: { label: 'LBL_TC_ADD_TIME', text: 'Add Time' },
    hideFooter: true,
    preload: ['mfe_widgets/time-entry-editor'],
    component: AddTimeRoute,
    prefetch: ({ search }) => prefetchAddTime(search),
  },
];

/** Add Time is for time only: an expense has its own page, and items of other types are shown on theirs. */
function AddTimeRoute({ search }: PageProps) {
  const query = useMemo(() => readEntryQuery(search), [search]);
  const { billingType, billingItemId, engagementId } = query;
  if (billingType !== 'TIME' && billingItemId > 0 && engagementId !== null) {
    const path = modifyPath(billingType, billingItemId, engagementId);
    if (path !== null) return <Redirect to={path} />;
  }
  if (billingType !== 'TIME') {
    const item = billingItemId > 0 ? `-detail/${billingItemId}` : '';
    return <Redirect to={`/worker/time-expense${item}`} />;
  }
  return <AddTimePage query={query} />;
}

/** Prefetches the timecard and the engagements. Refreshing leave makes work for the server, so pointing at a link does not do it. */
function prefetchAddTime(search: string): (() => void) | undefined {
  // If this fails, the page loads its editors itself.
  fetchDayEditors().catch(() => undefined);
  const query = readEntryQuery(search);
  const { engagementId, billingItemId, willRefreshTAFWData } = query;
  const timecard: Prefetched[] =
    engagementId === null || willRefreshTAFWData
      ? []
      : [timecardQuery({ billingItemId, engagementId, date: askedDate(query), willRefreshTAFWData, attempt: 0 })];
  return prefetchQueries([enteredEngagementsQuery, ...timecard]);
}
