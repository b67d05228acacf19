import { isBlank } from '../building-blocks/is-blank.ts';
import { MAXIMUM_AMOUNT, unitsOf } from '../money/index.ts';
import { type BudgetToken, budgetIssues } from './budgets.ts';
import { isPossible } from './progress.ts';
import type { Budget, BudgetShare, ProjectEntry } from './project-entry.ts';

export type ProjectToken =
  | 'ERR_BILLING_LINE_NAME'
  | 'ERR_BILLING_LINE_AMOUNT'
  | 'ERR_BILLING_EXPENSE_TOO_MUCH'
  | 'ERR_BILLING_PROJECT_COMPLETE'
  | BudgetToken;

/** Something that prevents a save or a submit of a project item. */
export interface ProjectIssue {
  /** Position of the line or of the share; null if it is about all of them. */
  readonly at: number | null;
  readonly field: 'name' | 'amount' | 'complete' | 'budgets';
  readonly token: ProjectToken;
}

export interface ProjectContent {
  readonly entries: readonly ProjectEntry[];
  readonly shares: readonly BudgetShare[];
  readonly budgets: readonly Budget[];
  /** ISO 4217. */
  readonly currency: string;
}

/** The rules of a project item (docs: project-billing#project-rules). A save accepts a missing amount or budget. */
export function projectIssues(
  { entries, shares, budgets, currency }: ProjectContent,
  mode: 'save' | 'submit',
): readonly ProjectIssue[] {
  const lines = entries.flatMap(({ name, amount, progress }, at): readonly ProjectIssue[] => {
    const issues: ProjectIssue[] = [];
    if (isBlank(name)) issues.push({ at, field: 'name', token: 'ERR_BILLING_LINE_NAME' });
    const waits = progress ? progress.complete === null : amount === null || amount === 0;
    if (waits && mode === 'save') return issues;
    if (progress && !waits && !isPossible(progress, currency))
      issues.push({ at, field: 'complete', token: 'ERR_BILLING_PROJECT_COMPLETE' });
    else if (waits || amount === null || amount <= 0)
      issues.push({ at, field: progress ? 'complete' : 'amount', token: 'ERR_BILLING_LINE_AMOUNT' });
    else if (amount > unitsOf(MAXIMUM_AMOUNT, currency))
      issues.push({ at, field: progress ? 'complete' : 'amount', token: 'ERR_BILLING_EXPENSE_TOO_MUCH' });
    return issues;
  });
  if (mode === 'save') return lines;
  const total = entries.reduce((sum, { amount }) => sum + Math.max(0, amount ?? 0), 0);
  return [
    ...lines,
    ...budgetIssues(total, shares, budgets).map(({ token, at }): ProjectIssue => ({ at, field: 'budgets', token })),
  ];
}
