import { currentUser } from 'shared-session';
import { type Prefetched, prefetchQueries } from 'shared-session/server-data';
import { entersTime } from '../../domain/who-enters-time.ts';
import { fetchDayEditors } from '../../state/add-time/day-editors.ts';
import { askedDate, readEntryQuery } from '../../state/add-time/entry-query.ts';
import { engagementsQuery, enteredEngagementsQuery } from '../../state/server-data/engagements-query.ts';
import { timecardQuery } from '../../state/server-data/timecard-query.ts';
import { itemsQuery } from '../time-expense/items-query.ts';
import { readListQuery } from '../time-expense/list-query.ts';
import { detailQuery } from '../time-expense-detail/detail-query.ts';
import { waitingQuery } from '../worker-home/waiting-query.ts';

type Undo = (() => void) | undefined;

/** Fetches what the home page asks for first, so that it is there with the click on a link to it. The same below for other pages. */
export const prefetchHome = (): Undo => prefetchQueries([engagementsQuery, waitingQuery]);

export const prefetchDetail = (id: number): Undo => prefetchQueries([detailQuery(id)]);

/** The first page of the list, and what a worker may add to it. What filters a URL names, only the filters can say; a text is searched in every page. */
export function prefetchList(search: string): Undo {
  // A page that comes without its filters fetches them itself.
  import('mfe_widgets/filter').catch(() => undefined);
  const query = new URLSearchParams(search);
  const isPlain = [...query.keys()].every((key) => key === 'order' || key === 'page');
  const items = isPlain ? [itemsQuery({ ...readListQuery(query), filters: {} })] : [];
  const engagements = entersTime(currentUser.getState().user) ? [engagementsQuery] : [];
  return prefetchQueries([...items, ...engagements]);
}

/** The timecard and the engagements around it. Refreshing leave is the server's work and not done for somebody who only points. */
export function prefetchAddTime(search: string): Undo {
  // A page that comes without its editors fetches them itself.
  fetchDayEditors().catch(() => undefined);
  const query = readEntryQuery(search);
  const { engagementId, billingItemId, willRefreshTAFWData } = query;
  const timecard: Prefetched[] =
    engagementId === null || willRefreshTAFWData
      ? []
      : [timecardQuery({ billingItemId, engagementId, date: askedDate(query), willRefreshTAFWData, attempt: 0 })];
  return prefetchQueries([enteredEngagementsQuery, ...timecard]);
}
