import type { ProjectMissing } from '../../domain/project/project-missing.ts';

/** DOM id of a field of a line. */
export const lineFieldId = (line: string, field: 'name' | 'amount' | 'complete'): string => `ex.${line}.${field}`;

/** DOM id of the share of a budget. */
export const shareId = (budgetId: number): string => `ex.budget.${budgetId}`;

/** Moves the focus to a field where something is missing. */
export function leadToMissing(scope: Document | ShadowRoot, { line, budgetId, field }: ProjectMissing): void {
  const id =
    line !== undefined && field !== 'budgets' && field !== 'lines'
      ? lineFieldId(line, field)
      : budgetId === undefined
        ? null
        : shareId(budgetId);
  const found =
    id === null
      ? scope.querySelector<HTMLElement>(field === 'lines' ? '.ex-plan button, .ex-add button' : '.ex-budgets input')
      : (scope.getElementById(id) ?? scope.querySelector<HTMLElement>(`[id^="ex.${line}."]`));
  const target = found?.matches('input, select, textarea, button')
    ? found
    : found?.querySelector<HTMLElement>('input, select, textarea, button');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
