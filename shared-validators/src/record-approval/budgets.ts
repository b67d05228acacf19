import { RECORD_KINDS, type RecordKind } from './states.ts';

/** What shows the amounts of budgets (docs: approvals#budget-amounts). */
export const BUDGET_PERMISSION = 'MASTER_BUDGET_VIEW';

/** Whether somebody is shown what a budget amounts to. Other records have no amounts of budgets. */
export const seesBudgetAmounts = (permissions: readonly string[]): boolean => permissions.includes(BUDGET_PERMISSION);

/** Whether somebody takes part in records in another's name, or only looks at budgets. */
export const takesPartInName = (permissions: readonly string[]): boolean =>
  permissions.includes('REQUISITION_APPROVE') || permissions.includes('REQUEST_CREATE');

/** The kinds that somebody looks at in another's name: all with a permission that acts on records, budgets alone with theirs. */
export const kindsInName = (permissions: readonly string[]): readonly RecordKind[] => {
  if (takesPartInName(permissions)) return RECORD_KINDS;
  return seesBudgetAmounts(permissions) ? ['BUDGET'] : [];
};
