import { BILLING_ITEM_TYPES, type BillingItemSummary, type BillingItemType } from 'shared-client/schema/billing';
import { readCallDate } from '../../domain/time/calendar-day.ts';
import { isAdjusting } from '../../domain/who-enters-time.ts';

/** The query parameters Add Time reads on entry (docs: add-time#entry-query), in their own spelling. */
export interface EntryQuery {
  readonly billingItemId: number;
  /** The engagement; null shows the list. */
  readonly engagementId: number | null;
  readonly startDate: string | null;
  readonly dateOther: string | null;
  readonly showEngagementList: boolean;
  readonly isModifyClick: boolean;
  /** Optional id filter of the engagement list. */
  readonly engagementIds: readonly number[];
  /** First day of the requested `start - end` range. */
  readonly rangeStart: string | null;
  readonly willRefreshTAFWData: boolean;
  /** The item type in the URL; Add Time enters `TIME`. */
  readonly billingType: BillingItemType;
}

/** Reads the query of the URL; missing and invalid parameters count as absent. */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const text = (name: string): string | null => {
    const value = query.get(name);
    return value && value !== 'null' && value !== 'undefined' ? value : null;
  };
  const id = (value: string | null): number | null => (value && /^\d{1,15}$/.test(value) ? Number(value) : null);
  return {
    billingItemId: id(text('billingItemId')) ?? 0,
    engagementId: id(text('reqId')),
    startDate: readCallDate(text('startDate')),
    dateOther: readCallDate(text('dateOther')),
    showEngagementList: text('showEnagagementList') === 'true',
    isModifyClick: text('isModifyClick') === 'true',
    engagementIds: (text('engagementList') ?? '').split(',').flatMap((one) => id(one) ?? []),
    rangeStart: readCallDate(text('dateRangeString')?.split(' - ')[0]?.trim()),
    willRefreshTAFWData: text('willRefreshTAFWData') === 'true',
    billingType: BILLING_ITEM_TYPES.find((type) => type === text('billingType')?.toUpperCase()) ?? 'TIME',
  };
}

/** A date in the period that a URL requests; null for the present one. */
export function askedDate({ startDate, dateOther, rangeStart }: EntryQuery): string | null {
  return startDate ?? dateOther ?? rangeStart;
}

/** The query for another date of an engagement, with the page's list of engagements. */
export function queryOfPeriod(
  query: EntryQuery,
  { engagementId, billingItemId, startDate, multi }: PeriodAddress,
): EntryQuery {
  return {
    ...query,
    engagementId,
    billingItemId,
    startDate,
    dateOther: null,
    rangeStart: null,
    showEngagementList: multi,
    willRefreshTAFWData: false,
  };
}

export interface PeriodAddress {
  readonly engagementId: number;
  readonly billingItemId: number;
  readonly startDate: string | null;
  /** Whether the page has a list of engagements. */
  readonly multi: boolean;
}

/** The URL that {@link readEntryQuery} reads as this query. */
export function entryPath(query: EntryQuery): string {
  return addTimePath({
    billingItemId: query.billingItemId || null,
    reqId: query.engagementId,
    startDate: askedDate(query),
    // Reopening the URL restores the list of engagements and where the page leads after saving.
    showEnagagementList: query.showEngagementList || null,
    isModifyClick: query.isModifyClick || null,
    engagementList: query.engagementIds.join(','),
    willRefreshTAFWData: query.willRefreshTAFWData || null,
  });
}

/**
 * The pages that change items other than timecards (docs: expenses#expense-report, project-billing#project-item,
 * adjustments#adjustment-page).
 */
const PAGES: Readonly<Record<string, string>> = {
  ADJUSTMENT: 'add-adjustment?billingType=ADJUSTMENT&',
  BENEFIT: 'add-adjustment?billingType=BENEFIT&',
  EXPENSE: 'add-expense?',
  PROJECT: 'add-project?',
};

/** The URL that edits an item; null for a type without such a page. */
export function modifyPath(type: string, billingItemId: number, engagementId: number): string | null {
  if (type === 'TIME') return addTimePath({ billingItemId, reqId: engagementId, isModifyClick: true });
  const page = PAGES[type];
  return page === undefined ? null : `/worker/time-expense/${page}billingItemId=${billingItemId}&reqId=${engagementId}`;
}

/** The URL that corrects an approved item by an adjustment; null for an item that is corrected itself, or not at all. */
export function correctPath({
  type,
  status,
  billingItemId,
  engagementId,
}: Pick<BillingItemSummary, 'type' | 'status' | 'billingItemId' | 'engagementId'>): string | null {
  const isOpen = status !== 'Approved' && status !== 'Processed';
  if (isOpen || isAdjusting(type)) return null;
  return `/worker/time-expense/add-adjustment?billingType=ADJUSTMENT&reqId=${engagementId}&corrects=${billingItemId}`;
}

/** The URL of Add Time with a query. */
export function addTimePath(query: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return `/worker/time-expense/add-time${text ? `?${text}` : ''}`;
}
