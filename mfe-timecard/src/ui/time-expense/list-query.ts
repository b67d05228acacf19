import type { BillingItemQuery, BillingItemSummary, ItemDue } from 'shared-client/billing';

/** One chosen option of a filter; date ranges use the keys `from` and `to` with ISO dates. */
export type Chosen = readonly { readonly key: string; readonly value: string }[];

/** The orders of the list, the newest or the oldest period first, or what is due first: the label of each, and the one after it. */
export const ORDERS = {
  desc: ['LBL_NEWEST_FIRST', 'asc'],
  asc: ['LBL_OLDEST_FIRST', 'due'],
  due: ['LBL_TC_DUE_FIRST', 'desc'],
} as const;
type Order = keyof typeof ORDERS;

/** The choices of the filter by due date. */
export const DUE: readonly ItemDue[] = ['late', 'week'];

/** The view of the list: filters by name, a text, the order and the page (from 0). */
export interface ListView {
  readonly filters: Readonly<Record<string, Chosen>>;
  readonly text: string;
  readonly order: Order;
  readonly page: number;
}

export const PAGE_SIZE = 20;
/** Page size of a text search, which reads every item because the call has no text search. */
export const SEARCH_SIZE = 200;
/** Longest text (docs: lists#search-length). */
const TEXT_LENGTH = 150;

/** Reads text, order and page of a URL; missing and invalid parameters count as absent. */
export function readListQuery(query: URLSearchParams): Omit<ListView, 'filters'> {
  const order = query.get('order') ?? '';
  const page = /^\d{1,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    text: (query.get('q') ?? '').trim().slice(0, TEXT_LENGTH),
    order: Object.hasOwn(ORDERS, order) ? (order as Order) : 'desc',
    page: Math.max(1, page) - 1,
  };
}

/** Writes them; defaults are left out. */
export function writeListQuery(view: Omit<ListView, 'filters'>): URLSearchParams {
  const query = new URLSearchParams();
  if (view.text !== '') query.set('q', view.text);
  if (view.order !== 'desc') query.set('order', view.order);
  if (view.page > 0) query.set('page', String(view.page + 1));
  return query;
}

/** A number that can be typed into a filter. A URL may contain anything. */
const NUMBER = /^\d{1,9}(\.\d{1,2})?$/;

/** A list of ids. */
const IDS = /^\d+(,\d+)*$/;

/** The query of the call for a view. `type` and `status` are comma-separated lists; the period filter applies to a period's end. */
export function billingItemQuery({ filters, order }: ListView, page: number, size: number): BillingItemQuery {
  const list = (name: string) => (filters[name] ?? []).map((one) => one.key).join(',');
  const bound = (name: string, key: string) => filters[name]?.find((one) => one.key === key)?.value;
  const [type, status, from, to] = [list('type'), list('status'), bound('period', 'from'), bound('period', 'to')];
  const names = (name: string) => (filters[name] ?? []).map(({ key }) => encodeURIComponent(key)).join(',');
  const [costCentre, supplier] = [names('costCentre'), names('supplier')];
  const ids = (parameter: keyof BillingItemQuery, name: string) =>
    IDS.test(list(name)) ? { [parameter]: list(name) } : {};
  const due = DUE.find((one) => one === list('due'));
  const number = (parameter: keyof BillingItemQuery, name: string, key: string) => {
    const text = bound(name, key) ?? '';
    return NUMBER.test(text) ? { [parameter]: Number(text) } : {};
  };
  return {
    page,
    size,
    sort: order === 'due' ? 'dueAt,asc' : `periodEndDate,${order}`,
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(due ? { due } : {}),
    ...(costCentre ? { costCentre } : {}),
    ...(supplier ? { supplier } : {}),
    ...ids('engagementId', 'engagement'),
    ...ids('workerId', 'worker'),
    ...ids('clientId', 'company'),
    ...(from ? { periodEndDateStart: from } : {}),
    ...(to ? { periodEndDateEnd: to } : {}),
    ...number('hoursMin', 'hours', 'from'),
    ...number('hoursMax', 'hours', 'to'),
    ...number('amountMin', 'amount', 'from'),
    ...number('amountMax', 'amount', 'to'),
  };
}

/** Whether an item contains every word of a text, ignoring case. */
export function matchesText(item: BillingItemSummary, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const { billingItemId, engagementId, reqName, jobTitle, workerName, status, periodBilled } = item;
  const said = [billingItemId, engagementId, reqName, jobTitle, workerName, status, periodBilled]
    .join(' ')
    .toLowerCase();
  return words.every((word) => said.includes(word));
}
