/** What the URL asks for, in the spelling of Add Time (docs: add-time#entry-query). */
export interface EntryQuery {
  /** 0: a new report. */
  readonly billingItemId: number;
  /** The engagement; null asks for the list. */
  readonly engagementId: number | null;
  /** ISO date: the first day of the period of a new item; null is today's. */
  readonly startDate: string | null;
}

/** Which item an address is of. A new one is of the period that begins on a day, or of today's. */
export interface AddressedItem {
  readonly engagementId: number;
  readonly billingItemId?: number;
  readonly periodStartDate?: string;
}

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Reads the query of the URL; what is missing or broken counts as absent. */
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

/** The part of an address that {@link readEntryQuery} reads as this item. */
export function entryQueryOf({ engagementId, billingItemId = 0, periodStartDate }: AddressedItem): string {
  if (billingItemId > 0) return `billingItemId=${billingItemId}&reqId=${engagementId}`;
  return `reqId=${engagementId}${periodStartDate === undefined ? '' : `&startDate=${periodStartDate}`}`;
}

/** What a call asks of a new item: the period that begins on a day. One that is there has its own. */
export const newOf = (billingItemId: number, startDate: string | null): { readonly selectedDate?: string } =>
  billingItemId > 0 || startDate === null ? {} : { selectedDate: startDate };

export const addExpensePath = (item: AddressedItem): string => `/worker/time-expense/add-expense?${entryQueryOf(item)}`;

export const addProjectPath = (item: AddressedItem): string => `/worker/time-expense/add-project?${entryQueryOf(item)}`;
