import type { BillingItemType } from 'shared-client/schema/billing';
import type { SignedInUser } from '../../identity/signed-in-user.ts';

/**
 * Who may enter an item of a type. A worker's own are time, expenses and project work; adjustments and benefits are made
 * for the worker, by those who decide on billing (the reference names the screens, not the permission).
 */
export function mayEnter(
  user: Pick<SignedInUser, 'userId' | 'userType' | 'permissions'>,
  type: BillingItemType,
  workerId: number,
): boolean {
  if (type === 'ADJUSTMENT' || type === 'BENEFIT')
    return user.userType !== 'Worker' && user.permissions.includes('BILLING_APPROVE');
  if (type === 'EXPENSE' && !user.permissions.includes('EXPENSE_ENTER')) return false;
  return user.userId === workerId;
}
