import {
  APPROVAL_CARDS,
  type ApprovalCardType,
  type ApprovalFilter,
  type ApprovalQuery,
  DUE_FILTERS,
  type DueFilter,
  RECORDS,
  type RecordsOwner,
  VARIANCES,
  type Variance,
} from 'shared-client/schema/approvals';
import type { BillingItemStatus, BillingItemType, StatusReason } from 'shared-client/schema/billing';

export const GROUPINGS = ['period', 'worker'] as const;
export type Grouping = (typeof GROUPINGS)[number];

const PAGE_SIZE = 50;

/** The reasons why an item waits. */
export const WAITING_REASONS = [
  'Pending Manager Approval',
  'Pending MSP Review',
  'Pending Approval Routing',
  'Pending Extension Approval',
  'Did Not Work',
] as const satisfies readonly StatusReason[];

/** The statuses of items that were decided lately. */
export const RECENT_STATUSES = ['Approved', 'Rejected', 'Processed'] as const satisfies readonly BillingItemStatus[];

/** The view of the list. It is stored in the URL. */
export interface ListState {
  readonly view: ApprovalCardType | 'recent';
  /** The person whose records are shown; null for the reader's own, or those of the company. */
  readonly onBehalfOf: number | null;
  /** The reader's own records, or those of the company; null for the reader's default. */
  readonly records: RecordsOwner | null;
  /** Only the items whose approvers are not there to decide. */
  readonly absent: boolean;
  /** Only the items that are late, or due by today; not for recent activity. */
  readonly due: DueFilter | null;
  /** Only this item, of whatever type: a mail or a notification leads to it. Not for recent activity, and without other filters. */
  readonly item: number | null;
  readonly search: string;
  readonly workerId: number | null;
  readonly engagementId: number | null;
  readonly periodEndDate: string | null;
  /** Only for items that wait. */
  readonly statusReason: (typeof WAITING_REASONS)[number] | null;
  /** Only for recent activity. */
  readonly status: (typeof RECENT_STATUSES)[number] | null;
  readonly variance: Variance | null;
  readonly hoursMin: number | null;
  readonly hoursMax: number | null;
  /** `field,order`; null for the server's order. */
  readonly sort: string | null;
  readonly grouping: Grouping;
  readonly page: number;
}

const SORT = /^(period|worker|submitted|hours|amount|variance|due),(asc|desc)$/;

/** The owner of the listed records. */
export type RecordsOf = Pick<ListState, 'onBehalfOf' | 'records'>;

/** Reads the state from a URL's query. Invalid values are ignored. */
export function readListState(query: URLSearchParams): ListState {
  const oneOf = <const Name extends string>(name: string, known: readonly Name[]): Name | null =>
    known.find((one) => one === query.get(name)) ?? null;
  const number = (name: string) =>
    /^\d{1,9}(\.\d{1,2})?$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null;
  const id = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const period = query.get('period') ?? '';
  const sort = query.get('sort') ?? '';
  return {
    view: oneOf('view', [...APPROVAL_CARDS, 'recent']) ?? 'TIME',
    onBehalfOf: id('for'),
    records: oneOf('records', RECORDS),
    absent: query.get('approver') === 'absent',
    due: oneOf('due', DUE_FILTERS),
    item: id('item'),
    search: (query.get('search') ?? '').slice(0, 150),
    workerId: id('worker'),
    engagementId: id('engagement'),
    periodEndDate: /^\d{4}-\d{2}-\d{2}$/.test(period) ? period : null,
    statusReason: oneOf('reason', WAITING_REASONS),
    status: oneOf('status', RECENT_STATUSES),
    variance: oneOf('variance', VARIANCES),
    hoursMin: number('hoursMin'),
    hoursMax: number('hoursMax'),
    sort: SORT.test(sort) ? sort : null,
    grouping: oneOf('group', GROUPINGS) ?? 'period',
    page: id('page') ?? 0,
  };
}

/** Writes a state as a query, without default values. */
export function writeListState(state: ListState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  set('view', state.view === 'TIME' ? null : state.view);
  set('for', state.onBehalfOf);
  set('records', state.records);
  set('approver', state.absent ? 'absent' : null);
  set('due', state.due);
  set('item', state.item);
  set('search', state.search.trim());
  set('worker', state.workerId);
  set('engagement', state.engagementId);
  set('period', state.periodEndDate);
  set('reason', state.statusReason);
  set('status', state.status);
  set('variance', state.variance);
  set('hoursMin', state.hoursMin);
  set('hoursMax', state.hoursMax);
  set('sort', state.sort);
  set('group', state.grouping === 'period' ? null : state.grouping);
  set('page', state.page === 0 ? null : state.page);
  return query.toString();
}

/** The filter of the list. A decision on all matching items sends the same filter. */
export function filterOf(state: ListState): ApprovalFilter {
  const { view, search, workerId, engagementId, periodEndDate, statusReason, status, variance, hoursMin, hoursMax } =
    state;
  const ofTime = view === 'TIME';
  const isRecent = view === 'recent';
  const records = state.records === null || state.onBehalfOf !== null ? {} : { records: state.records };
  if (state.item !== null && !isRecent) return { ...records, billingItemId: state.item };
  return {
    ...records,
    ...(state.absent && !isRecent ? { approver: 'absent' as const } : {}),
    ...(state.due === null || isRecent ? {} : { due: state.due }),
    ...(isRecent ? {} : { type: view }),
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(workerId === null ? {} : { workerId }),
    ...(engagementId === null ? {} : { engagementId }),
    ...(periodEndDate === null ? {} : { periodEndDate }),
    ...(statusReason === null || isRecent ? {} : { statusReason }),
    ...(status === null || !isRecent ? {} : { status }),
    ...(variance === null || !ofTime ? {} : { variance }),
    ...(hoursMin === null || !ofTime ? {} : { hoursMin }),
    ...(hoursMax === null || !ofTime ? {} : { hoursMax }),
  };
}

/** The person on whose behalf a call is made; empty for the reader's own name. */
export const inNameOf = ({ onBehalfOf }: Pick<ListState, 'onBehalfOf'>): { readonly onBehalfOf?: number } =>
  onBehalfOf === null ? {} : { onBehalfOf };

/** The query for the list. Grouped by worker, the items of a worker are sorted together. */
export const queryOf = (state: ListState): ApprovalQuery => ({
  ...filterOf(state),
  ...inNameOf(state),
  view: state.view === 'recent' ? 'recent' : 'waiting',
  page: state.page,
  size: PAGE_SIZE,
  ...(state.sort ? { sort: state.sort } : state.grouping === 'worker' ? { sort: 'worker,asc' } : {}),
});

/** The names of the filters that narrow the list. The records, and the type of the view, are not among them. */
const filtersOf = (state: ListState): readonly string[] =>
  Object.keys(filterOf(state)).filter((name) => name !== 'type' && name !== 'records');

/** Whether the list is filtered. */
export const isNarrowed = (state: ListState): boolean => filtersOf(state).length > 0;

/** The rarely used filters of timecards. */
export const RARE_FILTERS = ['statusReason', 'variance', 'hoursMin', 'hoursMax'] as const;

/** The number of filters that are set, besides the words of the search; `among`, only of those. */
export const filterCount = (state: ListState, among?: readonly string[]): number =>
  filtersOf(state).filter((name) => name !== 'search' && (among?.includes(name) ?? true)).length;

/** The list of timecards that are the same as the last approved ones, from the first page. */
export const sameAsLast = (state: ListState, page: number): ListState => ({
  ...state,
  view: 'TIME',
  variance: 'identical',
  sort: null,
  page,
});

/** The view that has items of a type. */
export const viewOf = (type: BillingItemType): ApprovalCardType => (type === 'BENEFIT' ? 'ADJUSTMENT' : type);

/** The list without its filters. View, grouping and the owner of the records stay. */
export const withoutFilters = ({ view, grouping, onBehalfOf, records }: ListState): ListState => ({
  ...readListState(new URLSearchParams()),
  view,
  grouping,
  onBehalfOf,
  records,
});
