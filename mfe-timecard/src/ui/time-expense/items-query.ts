import { type BillingItemSummary, getBillingItems } from 'shared-client/billing';
import { billingItemQuery, type ListView, matchesText, PAGE_SIZE, SEARCH_SIZE } from './list-query.ts';

interface Items {
  /** The items of the page. */
  readonly content: readonly BillingItemSummary[];
  readonly total: number;
  readonly pages: number;
}

/** One page of the list. With a text, every item is loaded, page after page, and searched here, because the call has no text search. */
export const itemsQuery = (view: ListView) => ({
  queryKey: ['items', view],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    view.text === '' ? readPage(view, signal) : searchAll(view, signal),
});

async function readPage(view: ListView, signal: AbortSignal): Promise<Items> {
  const page = await getBillingItems(billingItemQuery(view, view.page, PAGE_SIZE), { signal });
  return { content: page.content, total: page.totalElements, pages: page.totalPages };
}

async function searchAll(view: ListView, signal: AbortSignal): Promise<Items> {
  const found: BillingItemSummary[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const response = await getBillingItems(billingItemQuery(view, page, SEARCH_SIZE), { signal });
    pages = response.totalPages;
    found.push(...response.content.filter((item) => matchesText(item, view.text)));
  }
  const from = view.page * PAGE_SIZE;
  return {
    content: found.slice(from, from + PAGE_SIZE),
    total: found.length,
    pages: Math.ceil(found.length / PAGE_SIZE),
  };
}
