export { budgetParts, unallocatedOf } from './budgets.ts';
export { billedNow, completeAmount, percentOf } from './progress.ts';
export type { Budget, BudgetShare, Progress, ProjectEntry } from './project-entry.ts';
export { type ProjectContent, type ProjectIssue, type ProjectToken, projectIssues } from './project-issues.ts';
