import type { RecordQuery, RecordView } from 'shared-client/schema/records';
import { CLOSED_STATUSES, OPEN_STATUSES, type RecordStatus } from 'shared-validators/record-approval';

/** The tabs: records, and between them the items that are approved in batches. */
export const DASHBOARD_TABS = [
  'ALL',
  'REQUEST',
  'ENGAGEMENT',
  'REVISION',
  'BATCH_BILLING',
  'BUDGET',
  'HISTORY',
] as const satisfies readonly (RecordView | 'BATCH_BILLING')[];
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The view of the dashboard. It is stored in the URL. */
export interface DashboardState {
  readonly tab: DashboardTab;
  /** The person whose records are shown; null for the reader's own. */
  readonly onBehalfOf: number | null;
  readonly search: string;
  readonly status: RecordStatus | null;
  /** Only the reader's own requests. */
  readonly onlyMine: boolean;
  /** Only requests without an assignee. */
  readonly needsAssignment: boolean;
  readonly page: number;
}

/** The statuses of a tab's records. */
export const statusesOf = (tab: DashboardTab): readonly RecordStatus[] =>
  tab === 'HISTORY' ? CLOSED_STATUSES : OPEN_STATUSES;

/** The name of a tab in the URL: `batch-billing`. */
const wordOf = (tab: DashboardTab): string => tab.toLowerCase().replace('_', '-');

/** Reads the state from a URL's query. Invalid values are ignored. */
export function readDashboard(query: URLSearchParams): DashboardState {
  const number = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const tab = DASHBOARD_TABS.find((one) => wordOf(one) === query.get('tab')) ?? 'ALL';
  return {
    tab,
    onBehalfOf: number('for'),
    search: (query.get('search') ?? '').slice(0, 150),
    status: statusesOf(tab).find((one) => one === query.get('status')) ?? null,
    onlyMine: query.get('mine') === 'true',
    needsAssignment: query.get('unassigned') === 'true',
    page: number('page') ?? 0,
  };
}

/** Writes a state as a query, without default values. */
export function writeDashboard(state: DashboardState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  set('tab', state.tab === 'ALL' ? null : wordOf(state.tab));
  set('for', state.onBehalfOf);
  set('search', state.search.trim());
  set('status', state.status);
  set('mine', state.onlyMine ? 'true' : null);
  set('unassigned', state.needsAssignment ? 'true' : null);
  set('page', state.page === 0 ? null : state.page);
  return query.toString();
}

/** The query for the list. On the batch tab it still counts the records of the other tabs. */
export const recordQuery = (state: DashboardState): RecordQuery => ({
  view: state.tab === 'BATCH_BILLING' ? 'ALL' : state.tab,
  page: state.page,
  size: 50,
  ...(state.onBehalfOf === null ? {} : { onBehalfOf: state.onBehalfOf }),
  ...(state.search.trim() ? { search: state.search.trim() } : {}),
  ...(state.status === null ? {} : { status: state.status }),
  ...(state.onlyMine ? { onlyMine: true } : {}),
  ...(state.needsAssignment ? { needsAssignment: true } : {}),
});

/** The state for another tab of the same records. Filters stay, except a status that the tab does not have. */
export const withTab = (state: DashboardState, tab: DashboardTab): DashboardState => ({
  ...state,
  tab,
  page: 0,
  status: state.status !== null && statusesOf(tab).includes(state.status) ? state.status : null,
});

/** Whether the list is filtered, apart from its tab. */
export const isDashboardNarrowed = ({ search, status, onlyMine, needsAssignment }: DashboardState): boolean =>
  search.trim() !== '' || status !== null || onlyMine || needsAssignment;

/** The same records without filters. */
export const withoutDashboardFilters = ({ tab, onBehalfOf }: DashboardState): DashboardState => ({
  ...readDashboard(new URLSearchParams()),
  tab,
  onBehalfOf,
});
