import { DELEGATE_PERMISSIONS, type DelegatePermission } from 'shared-validators/delegation';
import type { UserType } from '../identity/signed-in-user.ts';

/** The permission of an account that each delegate permission grants. */
export const DELEGATED_PERMISSIONS: Readonly<Record<DelegatePermission, string>> = {
  REQUEST_CREATION: 'REQUEST_CREATE',
  BILLING_APPROVAL: 'BILLING_APPROVE',
  REQUISITION_APPROVAL: 'REQUISITION_APPROVE',
  MASTER_BUDGET_VISIBILITY: 'MASTER_BUDGET_VIEW',
};

/** Whether users of a type have delegates and are delegates. Workers and suppliers approve nothing, on nobody's behalf. */
export const hasDelegates = (userType: UserType): boolean => userType !== 'Worker' && userType !== 'Supplier';

/** The permissions that a user may delegate: their own, and never those delegated to them. */
export const mayLend = (user: { readonly userType: UserType; readonly permissions: readonly string[] }) =>
  hasDelegates(user.userType)
    ? DELEGATE_PERMISSIONS.filter((permission) => user.permissions.includes(DELEGATED_PERMISSIONS[permission]))
    : [];
