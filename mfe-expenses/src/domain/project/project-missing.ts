import { type ProjectIssue, type ProjectToken, projectIssues } from 'shared-validators/project';
import { amountLabelOf } from '../amount-label.ts';
import { budgetsOf, entryOf, hasRate, type ProjectSetting, sharesOf } from './project-entries.ts';
import type { ProjectForm, ProjectLineForm } from './project-form.ts';

/** Something that is missing or wrong before the item can be submitted. */
export interface ProjectMissing {
  /** Label key of the next step. */
  readonly label: string;
  /** Key of the line, or the budget; absent if it is about all of them. */
  readonly line?: string;
  readonly budgetId?: number;
  readonly field: ProjectIssue['field'] | 'lines';
}

const LABELS: Readonly<Record<ProjectToken, string>> = {
  ERR_BILLING_LINE_NAME: 'MSG_PROJECT_NAME',
  ERR_BILLING_LINE_AMOUNT: 'MSG_EXPENSE_AMOUNT',
  ERR_BILLING_EXPENSE_TOO_MUCH: 'MSG_EXPENSE_TOO_MUCH',
  ERR_BILLING_PROJECT_COMPLETE: 'MSG_PROJECT_COMPLETE',
  ERR_BILLING_BUDGET_PERCENT: 'ERR_BILLING_BUDGET_PERCENT',
  ERR_BILLING_BUDGET_EXCEEDED: 'ERR_BILLING_BUDGET_EXCEEDED',
};

/** Missing entries, in the order of the page, by the same rules as the server. */
export function projectMissing(
  form: ProjectForm,
  setting: ProjectSetting,
  mode: 'save' | 'submit',
): readonly ProjectMissing[] {
  if (form.lines.length === 0) return [{ label: 'MSG_EXPENSE_NO_LINES', field: 'lines' }];
  const shares = sharesOf(form);
  const entries = form.lines.map((line) => entryOf(line, setting));
  const content = { entries, shares, budgets: budgetsOf(setting), currency: setting.currency };
  return projectIssues(content, mode).map(({ at, field, token }): ProjectMissing => {
    const line = at === null ? undefined : form.lines[at];
    const isTyped = token === 'ERR_BILLING_LINE_AMOUNT' && line !== undefined && hasAmount(line);
    const label = isTyped ? amountLabelOf(line.amount, setting.currency) : LABELS[token];
    if (field !== 'budgets') return { label, field, ...(at === null ? {} : { line: form.lines[at]?.key ?? '' }) };
    return { label, field, ...(at === null ? {} : { budgetId: shares[at]?.budgetId ?? 0 }) };
  });
}

/** Whether the amount of a line is typed: it is outside the plan and has no rate. */
const hasAmount = (line: ProjectLineForm): boolean => line.planId === null && !hasRate(line);
