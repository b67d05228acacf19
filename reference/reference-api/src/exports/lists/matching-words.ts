import type { BillingItemSummary } from 'shared-client/schema/billing';

/** Whether an item has every word of a search, as the page of time and expense searches (docs: exports#export-words). */
export function hasWords(item: BillingItemSummary, words: string): boolean {
  const { billingItemId, engagementId, reqName, jobTitle, workerName, status, periodBilled } = item;
  const said = [billingItemId, engagementId, reqName, jobTitle, workerName, status, periodBilled]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => said.includes(word));
}
