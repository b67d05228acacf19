import { DELEGATE_PERMISSIONS, type DelegatePermission } from 'shared-validators/delegation';
import type { UserType } from '../identity/signed-in-user.ts';

/** The permission of an account that a delegate is lent. */
export const LENDS: Readonly<Record<DelegatePermission, string>> = {
  REQUEST_CREATION: 'REQUEST_CREATE',
  BILLING_APPROVAL: 'BILLING_APPROVE',
  REQUISITION_APPROVAL: 'REQUISITION_APPROVE',
  MASTER_BUDGET_VISIBILITY: 'MASTER_BUDGET_VIEW',
};

/** Whether users of a type have delegates and are delegates: workers and suppliers approve nothing, in nobody's name. */
export const hasDelegates = (userType: UserType): boolean => userType !== 'Worker' && userType !== 'Supplier';

/** What somebody may trust others with: their own permissions, and never what they are lent themselves. */
export const mayLend = (user: { readonly userType: UserType; readonly permissions: readonly string[] }) =>
  hasDelegates(user.userType)
    ? DELEGATE_PERMISSIONS.filter((permission) => user.permissions.includes(LENDS[permission]))
    : [];
