import { readUnits } from 'shared-validators/money';
import { type ItemMerge, type ItemRules, itemsSayTheSame, mergeItem } from '../merge/merge-item.ts';
import type { Side, ThreeForms } from '../merge/merge-lines.ts';
import type { ProjectForm, ProjectLineForm } from './project-form.ts';

/** The fields of a line for a merge. Values that mean nothing without one another are one field: a quantity and its rate. */
const FIELDS = ['kind', 'name', 'complete', 'amount'] as const;
export type ProjectField = (typeof FIELDS)[number];
export type ProjectMerge = ItemMerge<ProjectForm, ProjectLineForm, ProjectField, string>;

/** The path of a budget's share in the form. */
export const budgetPath = (budgetId: number): string => `budget ${budgetId}`;

const rules: ItemRules<ProjectForm, ProjectLineForm, ProjectField, string> = {
  lines: {
    fields: FIELDS,
    partOf(field, { kind, name, completeBy, complete, amount, quantity, rate }) {
      if (field === 'complete') return { completeBy, complete };
      if (field === 'amount') return { amount, quantity, rate };
      return field === 'kind' ? { kind } : { name };
    },
    saysTheSame: (field, one, other) => JSON.stringify(meaning(field, one)) === JSON.stringify(meaning(field, other)),
    ownOf: ({ id, planId }) => ({ id, planId }),
  },
  // The budgets are those that the engagement has now.
  values: {
    pathsOf: ({ shares }) => shares.map(({ budgetId }) => budgetPath(budgetId)),
    valueAt: ({ shares }, path) => shares.find(({ budgetId }) => budgetPath(budgetId) === path)?.percent ?? '',
    saysTheSame: (one, other) => units(one) === units(other),
    withValues: (form, percents) => ({
      ...form,
      shares: [...percents].map(([path, percent]) => ({ budgetId: Number(path.split(' ')[1]), percent })),
    }),
  },
};

/** The value of a number regardless of notation. */
const units = (text: string): string | number => (text.trim() === '' ? null : readUnits(text, 'CLF')) ?? text.trim();

function meaning(field: ProjectField, line: ProjectLineForm): unknown {
  const { kind, name, completeBy, complete, amount, quantity, rate, planId } = line;
  // A part of the plan is billed by its progress, which determines its name and amount.
  if (planId !== null) return field === 'complete' ? [units(complete) === '' ? '' : completeBy, units(complete)] : null;
  if (field === 'complete') return null;
  if (field === 'kind') return kind;
  if (field === 'name') return name.trim();
  return quantity.trim() && rate.trim() ? [units(quantity), units(rate)] : units(amount);
}

/** Merges two states of a project item with a common base, field by field (docs: project-billing#project-merge). */
export const mergeProjects = (forms: ThreeForms<ProjectForm>, choices?: ReadonlyMap<string, Side>): ProjectMerge =>
  mergeItem(rules, forms, choices);

export const projectsSayTheSame = (one: ProjectForm, other: ProjectForm): boolean => itemsSayTheSame(rules, one, other);
