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

/** Prefetches the first requests of the home page when a user points at a link to it. The functions below do the same for other pages. */
export const prefetchHome = (): Undo => prefetchQueries([engagementsQuery, waitingQuery]);

export const prefetchDetail = (id: number): Undo => prefetchQueries([detailQuery(id)]);

/**
 * Prefetches the first page of the list and the engagements for adding items. Only the filters can read the filters in a URL, and a text is
 * searched in every page.
 */
export function prefetchList(search: string): Undo {
  // If this fails, the page loads its filters itself.
  import('mfe_widgets/filter').catch(() => undefined);
  const query = new URLSearchParams(search);
  const isPlain = [...query.keys()].every((key) => key === 'order' || key === 'page');
  const items = isPlain ? [itemsQuery({ ...readListQuery(query), filters: {} })] : [];
  const engagements = entersTime(currentUser.getState().user) ? [engagementsQuery] : [];
  return prefetchQueries([...items, ...engagements]);
}

/** Prefetches the timecard and the engagements. Refreshing leave makes work for the server, so pointing at a link does not do it. */
export function prefetchAddTime(search: string): Undo {
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
