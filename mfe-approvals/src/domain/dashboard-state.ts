import type { RecordQuery, RecordView } from 'shared-client/schema/records';
import { CLOSED_STATUSES, OPEN_STATUSES, type RecordStatus } from 'shared-validators/record-approval';

/** What the tabs show: records, and between them what is approved in batches. */
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

/** What the dashboard shows; it is the URL. */
export interface DashboardState {
  readonly tab: DashboardTab;
  /** The person whose records they are; null for the reader's own. */
  readonly onBehalfOf: number | null;
  readonly search: string;
  readonly status: RecordStatus | null;
  /** Only what the reader requested. */
  readonly onlyMine: boolean;
  /** Only requests that nobody works on. */
  readonly needsAssignment: boolean;
  readonly page: number;
}

/** The statuses of a tab's records. */
export const statusesOf = (tab: DashboardTab): readonly RecordStatus[] =>
  tab === 'HISTORY' ? CLOSED_STATUSES : OPEN_STATUSES;

/** How the URL names a tab: `batch-billing`. */
const wordOf = (tab: DashboardTab): string => tab.toLowerCase().replace('_', '-');

/** The state that a query of the URL names; what it names wrongly is left out. */
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

/** The query of a state, without what is as it is anyway. */
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

/** The call of the list; beside batches it counts what the other tabs have. */
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

/** Another tab of the same records. What narrows one narrows the other, but a status that it does not have. */
export const withTab = (state: DashboardState, tab: DashboardTab): DashboardState => ({
  ...state,
  tab,
  page: 0,
  status: state.status !== null && statusesOf(tab).includes(state.status) ? state.status : null,
});

/** Whether the list is narrowed by more than its tab. */
export const isDashboardNarrowed = ({ search, status, onlyMine, needsAssignment }: DashboardState): boolean =>
  search.trim() !== '' || status !== null || onlyMine || needsAssignment;

/** The same records without filters. */
export const withoutDashboardFilters = ({ tab, onBehalfOf }: DashboardState): DashboardState => ({
  ...readDashboard(new URLSearchParams()),
  tab,
  onBehalfOf,
});
