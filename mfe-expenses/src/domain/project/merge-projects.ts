import { readUnits } from 'shared-validators/money';
import {
  formsSayTheSame,
  type LineConflict,
  type LinePlace,
  type LineRules,
  mergeLines,
  type Side,
  type ThreeForms,
} from '../merge/merge-lines.ts';
import type { ProjectForm, ProjectLineForm, ShareForm } from './project-form.ts';

/** What a person enters in a line. What says nothing without the other is one field: a quantity and its rate. */
const FIELDS = ['kind', 'name', 'complete', 'amount'] as const;
type ProjectField = (typeof FIELDS)[number];

/** The share of a budget, as a place of the form. */
interface SharePlace {
  readonly path: string;
  readonly budgetId: number;
}

export type ProjectPlace = LinePlace<ProjectLineForm, ProjectField> | SharePlace;
export type ProjectConflict =
  | LineConflict<ProjectLineForm, ProjectField>
  | (SharePlace & { readonly mine: string; readonly theirs: string });

export interface ProjectMerge {
  readonly form: ProjectForm;
  readonly conflicts: readonly ProjectConflict[];
  /** What only the other side changed, and the form now has. */
  readonly taken: readonly ProjectPlace[];
}

const rules: LineRules<ProjectLineForm, ProjectField> = {
  fields: FIELDS,
  partOf(field, { kind, name, completeBy, complete, amount, quantity, rate }) {
    if (field === 'complete') return { completeBy, complete };
    if (field === 'amount') return { amount, quantity, rate };
    return field === 'kind' ? { kind } : { name };
  },
  saysTheSame: (field, one, other) => JSON.stringify(meaning(field, one)) === JSON.stringify(meaning(field, other)),
  ownOf: ({ id, planId }) => ({ id, planId }),
};

/** A number however it is written. */
const units = (text: string): string | number => (text.trim() === '' ? null : readUnits(text, 'CLF')) ?? text.trim();

function meaning(field: ProjectField, line: ProjectLineForm): unknown {
  const { kind, name, completeBy, complete, amount, quantity, rate, planId } = line;
  // A part of the plan is billed by how far it is; its name and its amount follow.
  if (planId !== null) return field === 'complete' ? [units(complete) === '' ? '' : completeBy, units(complete)] : null;
  if (field === 'complete') return null;
  if (field === 'kind') return kind;
  if (field === 'name') return name.trim();
  return quantity.trim() && rate.trim() ? [units(quantity), units(rate)] : units(amount);
}

/** Merges two states of a project item that began as one, field by field (docs: project-billing#project-merge). */
export function mergeProjects(
  forms: ThreeForms<ProjectForm>,
  choices: ReadonlyMap<string, Side> = new Map(),
): ProjectMerge {
  const { lines, files, conflicts, taken } = mergeLines(forms, rules, choices);
  const shared = mergeShares(forms, choices);
  return {
    form: { ...forms.mine, lines, files, shares: shared.shares },
    conflicts: [...conflicts, ...shared.conflicts],
    taken: [...taken, ...shared.taken],
  };
}

function mergeShares({ base, mine, theirs }: ThreeForms<ProjectForm>, choices: ReadonlyMap<string, Side>) {
  const conflicts: ProjectConflict[] = [];
  const taken: SharePlace[] = [];
  const of = ({ shares }: ProjectForm, id: number) => shares.find(({ budgetId }) => budgetId === id)?.percent ?? '';
  // The budgets are the engagement's: what is there now.
  const shares = theirs.shares.map(({ budgetId, percent: their }): ShareForm => {
    const place = { path: `budget ${budgetId}`, budgetId };
    const [before, own] = [of(base, budgetId), of(mine, budgetId)];
    const [was, is, there] = [units(before), units(own), units(their)];
    if (is === there || was === there) return { budgetId, percent: own };
    if (was === is) taken.push(place);
    else {
      conflicts.push({ ...place, mine: own, theirs: their });
      if (choices.get(place.path) !== 'theirs') return { budgetId, percent: own };
    }
    return { budgetId, percent: their };
  });
  return { shares, conflicts, taken };
}

/** Whether two project items say the same, however lines are named and numbers are written. */
export const projectsSayTheSame = (one: ProjectForm, other: ProjectForm): boolean =>
  formsSayTheSame(rules, one, other) &&
  one.shares.length === other.shares.length &&
  one.shares.every(({ percent }, at) => units(percent) === units(other.shares[at]?.percent ?? ''));
