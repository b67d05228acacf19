import type { BillingItemType } from 'shared-client/schema/billing';
import { may, type Owner, type Who } from '../../access/may.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';

/**
 * Whether a user may enter an item of a type. Workers enter their own time, expenses and project work; adjustments and benefits are entered
 * for them by users who decide on billing (the reference names the screens, not the permission).
 */
export function mayEnter(user: Who & Pick<SignedInUser, 'permissions'>, type: BillingItemType, owner: Owner): boolean {
  if (type === 'ADJUSTMENT' || type === 'BENEFIT')
    return may(user, 'adjust', owner) && user.permissions.includes('BILLING_APPROVE');
  if (type === 'EXPENSE' && !user.permissions.includes('EXPENSE_ENTER')) return false;
  return may(user, 'enter', owner);
}
