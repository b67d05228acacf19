import { fetchAhead } from 'shared-client';
import { getBillingEditMetadata, getBillingItem, getBillingItems, getGeneralInfo } from 'shared-client/billing';
import { getEngagementItems } from 'shared-client/engagements';
import type { Prefetch } from 'shared-session/micro-frontend';
import { fetchDayEditors } from '../../state/add-time/day-editors.ts';
import { askedDate, readEntryQuery } from '../../state/add-time/entry-query.ts';
import { billingItemQuery, PAGE_SIZE, readListQuery } from '../time-expense/list-query.ts';
import { readWaiting } from '../worker-home/read-waiting.ts';

/** Fetches what the page of a URL asks for first, so that it is there with the click. */
export const prefetch: Prefetch = (pathAndQuery) => {
  const [path = '', search = ''] = pathAndQuery.split('?', 2);
  const asked = callsOf(path, search);
  return asked && fetchAhead(asked);
};

function callsOf(path: string, search: string): (() => unknown) | undefined {
  if (path === '/worker/home') return () => Promise.all([getEngagementItems(), readWaiting()]);
  if (path === '/worker/time-expense') return listCalls(search);
  if (path === '/worker/time-expense/add-time') return addTimeCalls(search);
  const id = /^\/worker\/time-expense-detail\/(\d{1,15})$/.exec(path)?.[1];
  return id === undefined ? undefined : () => Promise.all([getGeneralInfo(Number(id)), getBillingItem(Number(id))]);
}

/** The first page of the list. What filters a URL names, only the filters can say; a text is searched in every page. */
function listCalls(search: string): (() => unknown) | undefined {
  // A page that comes without its filters fetches them itself.
  import('mfe_widgets/filter').catch(() => undefined);
  const query = new URLSearchParams(search);
  const view = { ...readListQuery(query), filters: {} };
  const isPlain = [...query.keys()].every((key) => key === 'order' || key === 'page');
  return isPlain ? () => getBillingItems(billingItemQuery(view, view.page, PAGE_SIZE)) : undefined;
}

/** The timecard and the engagements around it. Refreshing leave is the server's work and not done for somebody who only points. */
function addTimeCalls(search: string): (() => unknown) | undefined {
  // A page that comes without its editors fetches them itself.
  fetchDayEditors().catch(() => undefined);
  const query = readEntryQuery(search);
  const { engagementId, billingItemId, willRefreshTAFWData } = query;
  if (engagementId === null || willRefreshTAFWData) return () => getEngagementItems();
  const selectedDate = askedDate(query);
  return () =>
    Promise.all([
      getEngagementItems(),
      getBillingEditMetadata(billingItemId, { engagementId, ...(selectedDate ? { selectedDate } : {}) }),
    ]);
}
