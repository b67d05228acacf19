/** The item that the URL asks for, with the parameters of Add Time (docs: add-time#entry-query). */
export interface EntryQuery {
  /** 0: a new report. */
  readonly billingItemId: number;
  /** The engagement; null shows the list of engagements. */
  readonly engagementId: number | null;
  /** ISO date: the first day of a new item's period; null for the current period. */
  readonly startDate: string | null;
}

/** The item that a URL is for. A new item is for the period that begins on a day, or for the current one. */
export interface AddressedItem {
  readonly engagementId: number;
  readonly billingItemId?: number;
  readonly periodStartDate?: string;
}

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Reads the query of the URL. Missing and invalid values count as absent. */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const id = (name: string): number | null => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  const engagementId = id('reqId');
  const billingItemId = engagementId === null ? 0 : (id('billingItemId') ?? 0);
  const date = query.get('startDate') ?? '';
  const isDated = engagementId !== null && billingItemId === 0 && ISO_DATE.test(date);
  return { billingItemId, engagementId, startDate: isDated ? date : null };
}

/** The part of a URL that {@link readEntryQuery} reads as this item. */
export function entryQueryOf({ engagementId, billingItemId = 0, periodStartDate }: AddressedItem): string {
  if (billingItemId > 0) return `billingItemId=${billingItemId}&reqId=${engagementId}`;
  return `reqId=${engagementId}${periodStartDate === undefined ? '' : `&startDate=${periodStartDate}`}`;
}

/** The query parameter for a new item: the period that begins on a day. An existing item already has a period. */
export const newOf = (billingItemId: number, startDate: string | null): { readonly selectedDate?: string } =>
  billingItemId > 0 || startDate === null ? {} : { selectedDate: startDate };

export const addExpensePath = (item: AddressedItem): string => `/worker/time-expense/add-expense?${entryQueryOf(item)}`;

export const addProjectPath = (item: AddressedItem): string => `/worker/time-expense/add-project?${entryQueryOf(item)}`;
