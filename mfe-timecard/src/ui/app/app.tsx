import { useEffect, useMemo } from 'react';
import { currentUser } from 'shared-session';
import type { MountContext } from 'shared-session/micro-frontend';
import { Redirect, Route, Router, Switch, useSearch } from 'wouter';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';
import { removeAllDrafts } from '../../state/drafts/draft-store.ts';
import { AddTimePage } from '../add-time/add-time-page.tsx';
import { DocumentViewerPage } from '../document-viewer/document-viewer-page.tsx';
import { ElsewherePage } from '../elsewhere/elsewhere-page.tsx';
import { useGuardedLocation, useGuardedSearch } from '../page/guarded-location.ts';
import { HostProvider, hostOf } from '../page/host.tsx';
import { RefreshPage } from '../refresh/refresh-page.tsx';
import { TimeExpensePage } from '../time-expense/time-expense-page.tsx';
import { TimeExpenseDetailPage } from '../time-expense-detail/time-expense-detail-page.tsx';
import { HomePage } from '../worker-home/worker-home-page.tsx';

/** The pages of this micro-frontend by URL. */
export function App({ context }: { context: MountContext }) {
  const host = useMemo(() => hostOf(context), [context]);
  useEffect(() => {
    void currentUser.load();
    // The shell says so when the person signs out; a session that merely expired keeps its drafts.
    const signedOut = (event: Event) => {
      const removed = removeAllDrafts();
      (event as CustomEvent<{ waitUntil?: (work: Promise<unknown>) => void } | null>).detail?.waitUntil?.(removed);
    };
    window.addEventListener('portal-sign-out', signedOut);
    return () => window.removeEventListener('portal-sign-out', signedOut);
  }, []);
  return (
    <HostProvider value={host}>
      <Router hook={useGuardedLocation} searchHook={useGuardedSearch}>
        <Switch>
          <Route path="/worker/home">
            <HomePage />
          </Route>
          <Route path="/worker/time-expense">
            <SearchRoute page={TimeExpensePage} />
          </Route>
          <Route path="/worker/time-expense/add-time">
            <AddTimeRoute />
          </Route>
          <Route path="/worker/time-expense-detail/:id">
            {({ id }) =>
              /^\d{1,15}$/.test(id) ? (
                <TimeExpenseDetailPage key={id} billingItemId={Number(id)} />
              ) : (
                <Redirect to="/worker/time-expense" />
              )
            }
          </Route>
          <Route path="/manager/refresh">
            <SearchRoute page={RefreshPage} />
          </Route>
          <Route path="/elsewhere/:section">{({ section }) => <ElsewherePage section={section} />}</Route>
          <Route path="/document-viewer">
            <SearchRoute page={DocumentViewerPage} />
          </Route>
        </Switch>
      </Router>
    </HostProvider>
  );
}

/** Add Time enters time: an item of another type is shown as what it is. */
function AddTimeRoute() {
  const search = useSearch();
  const query = useMemo(() => readEntryQuery(search), [search]);
  const { billingType, billingItemId } = query;
  if (billingType !== 'TIME')
    return (
      <Redirect
        to={billingItemId > 0 ? `/worker/time-expense-detail/${billingItemId}` : '/worker/time-expense'}
        replace
      />
    );
  return <AddTimePage query={query} />;
}

function SearchRoute({ page: Page }: { page: React.ComponentType<{ search: string }> }) {
  return <Page search={useSearch()} />;
}
