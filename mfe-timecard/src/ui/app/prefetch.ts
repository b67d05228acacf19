import { getBillingEditMetadata, getBillingItem, getBillingItems, getGeneralInfo } from 'shared-client/billing';
import { getEngagementItems } from 'shared-client/engagements';
import { fetchDayEditors } from '../../state/add-time/day-editors.ts';
import { askedDate, readEntryQuery } from '../../state/add-time/entry-query.ts';
import { billingItemQuery, PAGE_SIZE, readListQuery } from '../time-expense/list-query.ts';
import { readWaiting } from '../worker-home/read-waiting.ts';

/** What a page asks for first, by page, so that it is there with the click on a link to it. */
export const homeCalls = (): (() => unknown) => () => Promise.all([getEngagementItems(), readWaiting()]);

export const detailCalls = (id: number): (() => unknown) => {
  return () => Promise.all([getGeneralInfo(id), getBillingItem(id)]);
};

/** The first page of the list. What filters a URL names, only the filters can say; a text is searched in every page. */
export function listCalls(search: string): (() => unknown) | undefined {
  // A page that comes without its filters fetches them itself.
  import('mfe_widgets/filter').catch(() => undefined);
  const query = new URLSearchParams(search);
  const view = { ...readListQuery(query), filters: {} };
  const isPlain = [...query.keys()].every((key) => key === 'order' || key === 'page');
  return isPlain ? () => getBillingItems(billingItemQuery(view, view.page, PAGE_SIZE)) : undefined;
}

/** The timecard and the engagements around it. Refreshing leave is the server's work and not done for somebody who only points. */
export function addTimeCalls(search: string): (() => unknown) | undefined {
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
