import { RECORD_KINDS, type RecordKind } from './states.ts';

/** The permission to see the amounts of budgets (docs: approvals#budget-amounts). */
export const BUDGET_PERMISSION = 'MASTER_BUDGET_VIEW';

/** Whether a user sees the amounts of budgets. Other records have none. */
export const seesBudgetAmounts = (permissions: readonly string[]): boolean => permissions.includes(BUDGET_PERMISSION);

/** Whether a delegate takes part in records on behalf of another user, instead of only seeing budgets. */
export const takesPartInName = (permissions: readonly string[]): boolean =>
  permissions.includes('REQUISITION_APPROVE') || permissions.includes('REQUEST_CREATE');

/**
 * The kinds of records that a delegate sees on behalf of another user: all with a permission that acts on records, otherwise only budgets,
 * with their permission.
 */
export const kindsInName = (permissions: readonly string[]): readonly RecordKind[] => {
  if (takesPartInName(permissions)) return RECORD_KINDS;
  return seesBudgetAmounts(permissions) ? ['BUDGET'] : [];
};
