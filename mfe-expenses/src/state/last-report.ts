import { getBillingItems, getExpenseEditMetadata } from 'shared-client/billing';
import type { ExpenseEditMetadata } from 'shared-client/schema/billing';

type Of = Pick<ExpenseEditMetadata, 'engagementId' | 'periodStartDate'>;

/** The newest report of an earlier period of the same engagement; null if there is none. */
export async function lastReport({ engagementId, periodStartDate }: Of): Promise<ExpenseEditMetadata | null> {
  const { content } = await getBillingItems({ type: 'EXPENSE', engagementId, sort: 'periodEndDate,desc', size: 20 });
  const found = content.find(({ periodEndDate }) => periodEndDate < periodStartDate);
  return found ? getExpenseEditMetadata(found.billingItemId, engagementId) : null;
}
