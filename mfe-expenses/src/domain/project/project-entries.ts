import type { ProjectEditMetadata } from 'shared-client/schema/billing';
import { product, readUnits, unitsOf } from 'shared-validators/money';
import { type Budget, type BudgetShare, billedNow, type Progress, type ProjectEntry } from 'shared-validators/project';
import type { ProjectForm, ProjectLineForm } from './project-form.ts';

/** The setting of the rules of a project item, apart from the form. */
export interface ProjectSetting {
  /** ISO 4217. */
  readonly currency: string;
  readonly plan: ProjectEditMetadata['plan'];
  readonly budgets: ProjectEditMetadata['budgets'];
}

export const settingOf = ({ currency, plan, budgets }: ProjectEditMetadata): ProjectSetting => ({
  currency: currency ?? 'USD',
  plan,
  budgets,
});

/** Typed text as minor units; null if empty, negative if it is not a number. */
const typed = (text: string, currency: string | null): number | null =>
  text.trim() === '' ? null : (readUnits(text, currency) ?? -1);

/** The progress of the plan's part that a line bills; null for a line outside the plan. */
export function progressOf(
  { planId, completeBy, complete }: ProjectLineForm,
  { currency, plan }: ProjectSetting,
): Progress | null {
  const part = plan.find(({ id }) => id === planId);
  if (!part) return null;
  return {
    by: completeBy,
    complete: typed(complete, completeBy === 'AMOUNT' ? currency : null),
    planned: unitsOf(part.amount, currency),
    billedBefore: unitsOf(part.billedBefore, currency),
  };
}

/** A line in the form that the rules take. */
export function entryOf(line: ProjectLineForm, setting: ProjectSetting): ProjectEntry {
  const { currency } = setting;
  const progress = progressOf(line, setting);
  const name = line.name;
  if (progress) return { name, progress, amount: billedNow(progress, currency) };
  if (hasRate(line)) {
    // A product beyond the safe integers is clamped; it still exceeds the limit of a line.
    const amount = Math.min(product(line.quantity.trim(), line.rate.trim(), currency), Number.MAX_SAFE_INTEGER);
    return { name, progress, amount };
  }
  return { name, progress, amount: typed(line.amount, currency) };
}

const NUMBER = /^\d+(\.\d+)?$/;

/** Whether a line has a quantity and a rate, whose product is its amount. */
export const hasRate = ({ quantity, rate }: ProjectLineForm): boolean =>
  NUMBER.test(quantity.trim()) && NUMBER.test(rate.trim());

/** The shares that the item takes from the budgets it names. */
export const sharesOf = ({ shares }: ProjectForm): readonly BudgetShare[] =>
  shares.flatMap(({ budgetId, percent }) => (percent.trim() === '' ? [] : [{ budgetId, share: typed(percent, null) }]));

export const budgetsOf = ({ budgets, currency }: ProjectSetting): readonly Budget[] =>
  budgets.map(({ id, available }) => ({ id, remaining: unitsOf(available, currency) }));

/** The totals of an item, by kind and overall. */
export function projectTotals({ lines }: ProjectForm, setting: ProjectSetting) {
  const amounts = lines.map((line) => ({ kind: line.kind, units: Math.max(0, entryOf(line, setting).amount ?? 0) }));
  const sum = (some: typeof amounts) => some.reduce((total, { units }) => total + units, 0);
  const kinds = (['milestone', 'material', 'position'] as const).map((kind) => ({
    kind,
    units: sum(amounts.filter((one) => one.kind === kind)),
  }));
  return { kinds: kinds.filter(({ units }) => units > 0), total: sum(amounts) };
}
