import type { BudgetShareLine, ErrorItem, ProjectLine } from 'shared-client/schema/billing';
import { amountOf, exponentOf, isWhole, product, sentUnits, sumOf, unitsOf } from 'shared-validators/money';
import {
  billedNow,
  budgetParts,
  completeAmount,
  type Progress,
  type ProjectContent,
  type ProjectIssue,
  type ProjectToken,
  projectIssues,
} from 'shared-validators/project';
import { issue } from '../rules/validation-issue.ts';
import type { SaveMode } from '../save/save-timecard.ts';
import type { ProjectSetting } from './project-setting.ts';

interface Sent {
  readonly lines: readonly ProjectLine[];
  readonly budgetShares: readonly BudgetShareLine[];
}

/** A number with at most two decimals as hundredths, or an amount of money as minor units; negative if it is neither. */
const whole = (value: number | null, currency: string | null): number | null =>
  value === null ? null : isWhole(value, currency) ? unitsOf(value, currency) : -1;

/**
 * The lines of a project item and its shares of the budgets, as they are stored. A part of the plan is billed by its progress (docs:
 * project-billing#project-progress); the amount of a line with quantity and rate is their product.
 */
export function settledProject(sent: Sent, { plan }: ProjectSetting, currency: string): Sent {
  const billed = new Map<number, number>();
  const lines = sent.lines.map((line): ProjectLine => {
    const part = plan.find(({ id }) => id === line.planId);
    if (!part) return unplanned(line, currency);
    // A part with two lines is billed by both, one after the other.
    const billedBefore = sumOf([part.billedBefore, billed.get(part.id) ?? 0], currency);
    const settled = { ...line, completeBy: line.completeBy ?? 'PERCENT', billedBefore };
    const progress = progressOf(settled, part.amount, currency);
    const amount = amountOf(billedNow(progress, currency) ?? 0, currency);
    billed.set(part.id, sumOf([billed.get(part.id) ?? 0, amount], currency));
    return {
      ...settled,
      ...{ kind: part.kind, name: part.name, dueDate: part.dueDate, quantity: null, rate: null, amount },
      completed: completeAmount(progress, currency) === unitsOf(part.amount, currency),
    };
  });
  const parts = budgetParts(unitsOf(totalOf(lines, currency), currency), sent.budgetShares.map(shareOf));
  const budgetShares = sent.budgetShares.map((share, at) => ({
    ...share,
    amount: amountOf(parts[at]?.units ?? 0, currency),
  }));
  return { lines, budgetShares };
}

const totalOf = (lines: readonly ProjectLine[], currency: string) =>
  sumOf(
    lines.map(({ amount }) => Math.max(0, amount)),
    currency,
  );

function unplanned(line: ProjectLine, currency: string): ProjectLine {
  const free = { ...line, planId: null, completeBy: null, complete: null, billedBefore: null };
  if (line.quantity === null || line.rate === null) return free;
  return { ...free, amount: amountOf(product(line.quantity, line.rate, currency), currency) };
}

/** The amount of a line for the rules: negative if it is invalid, and above the limit of a line however large it is. */
function unitsOfLine({ quantity, rate, amount }: ProjectLine, currency: string): number {
  const factors = [quantity ?? 0, rate ?? 0];
  if (factors.some((one) => one < 0)) return -1;
  // Too large to compute.
  if (factors.some((one) => one > Number.MAX_SAFE_INTEGER)) return Number.MAX_SAFE_INTEGER;
  return sentUnits(amount, currency) ?? -1;
}

const progressOf = (
  { completeBy, complete, billedBefore }: ProjectLine,
  planned: number,
  currency: string,
): Progress => ({
  by: completeBy ?? 'PERCENT',
  complete: whole(complete, completeBy === 'AMOUNT' ? currency : null),
  planned: unitsOf(planned, currency),
  billedBefore: unitsOf(billedBefore ?? 0, currency),
});

const shareOf = ({ budgetId, percent }: BudgetShareLine) => ({ budgetId, share: whole(percent, null) });

const SENTENCES: Readonly<Record<ProjectToken, (number: number, decimals: number) => string>> = {
  ERR_BILLING_LINE_NAME: (number) => `Line ${number}: please enter a name.`,
  ERR_BILLING_LINE_AMOUNT: (number, decimals) =>
    `Line ${number}: please enter an amount with at most ${decimals} decimals.`,
  ERR_BILLING_EXPENSE_TOO_MUCH: (number) => `Line ${number}: this is more than one line may have. Please enter less.`,
  ERR_BILLING_PROJECT_COMPLETE: (number) =>
    `Line ${number}: please enter what is complete to date: more than was billed before, and no more than all of it.`,
  ERR_BILLING_BUDGET_PERCENT: () => 'Total allocated Budget percentage must equal 100',
  ERR_BILLING_BUDGET_EXCEEDED: () =>
    'Selected budget will exceed the available funds remaining for this budget. Please contact your PRO representative to update this budget.',
};

/** The errors of a computed project item, by the same rules as the page. */
export function checkProject(
  { lines, budgetShares }: Sent,
  { plan, budgets }: ProjectSetting,
  { currency, mode }: { readonly currency: string; readonly mode: SaveMode },
): ErrorItem[] {
  const content: ProjectContent = {
    entries: lines.map((line) => {
      const part = plan.find(({ id }) => id === line.planId);
      const progress = part ? progressOf(line, part.amount, currency) : null;
      return { name: line.name, amount: unitsOfLine(line, currency), progress };
    }),
    shares: budgetShares.map(shareOf),
    budgets: budgets.map(({ id, available }) => ({ id, remaining: unitsOf(available, currency) })),
    currency,
  };
  return projectIssues(content, mode).map((found) => errorOf(found, exponentOf(currency)));
}

function errorOf({ at, field, token }: ProjectIssue, decimals: number): ErrorItem {
  if (field === 'budgets')
    return issue(token, SENTENCES[token](0, decimals), { value: at === null ? 'budgetShares' : `budgetShares[${at}]` });
  const number = (at ?? 0) + 1;
  return issue(token, SENTENCES[token](number, decimals), {
    value: `lines[${at}].${field}`,
    params: token === 'ERR_BILLING_LINE_AMOUNT' ? [number, decimals] : [number],
  });
}
