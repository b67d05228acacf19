export { type CostSplit, costParts, evenShares, unplacedOf, WHOLE_PERCENT } from './cost-split.ts';
export type { ExpenseEntry, ExpensePolicy } from './expense-entry.ts';
export { type ExpenseIssue, type ExpenseSetting, type ExpenseToken, expenseIssues } from './expense-issues.ts';
export { appliesTo, isExplained, isWeekend, type PolicyBreach, policyBreaches, type Spent } from './policies.ts';
export {
  isUnitType,
  PARTIAL_DAY_PERCENT,
  paidQuantity,
  type UnitEntry,
  type UnitRate,
  type UnitType,
  unitAmount,
  unitRateOn,
  withUnitTypes,
} from './unit-rates.ts';
