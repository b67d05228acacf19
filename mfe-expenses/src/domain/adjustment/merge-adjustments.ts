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
import type { AdjustmentForm, AdjustmentLineForm } from './adjustment-form.ts';

/** What a person enters in a line. What says nothing without the other is one field: an amount and what it does. */
const FIELDS = ['description', 'amount'] as const;
export type AdjustmentField = (typeof FIELDS)[number];

/** The choice of what is corrected, as a place of the form. */
interface CorrectsPlace {
  readonly path: 'corrects';
}

export type AdjustmentPlace = LinePlace<AdjustmentLineForm, AdjustmentField> | CorrectsPlace;
export type AdjustmentConflict =
  | LineConflict<AdjustmentLineForm, AdjustmentField>
  | (CorrectsPlace & { readonly mine: number | null; readonly theirs: number | null });

export interface AdjustmentMerge {
  readonly form: AdjustmentForm;
  readonly conflicts: readonly AdjustmentConflict[];
  /** What only the other side changed, and the form now has. */
  readonly taken: readonly AdjustmentPlace[];
}

const rules: LineRules<AdjustmentLineForm, AdjustmentField> = {
  fields: FIELDS,
  partOf: (field, { description, effect, amount }) => (field === 'amount' ? { effect, amount } : { description }),
  saysTheSame: (field, one, other) => meaning(field, one) === meaning(field, other),
  ownOf: ({ id }) => ({ id }),
};

function meaning(field: AdjustmentField, { description, effect, amount }: AdjustmentLineForm): string {
  if (field === 'description') return description.trim();
  // However it is written; in the most decimals that a currency has.
  const units = amount.trim() === '' ? null : readUnits(amount, 'CLF');
  return `${effect} ${units ?? amount.trim()}`;
}

/** Merges two states of an adjustment or a benefit that began as one, field by field (docs: adjustments#adjustment-merge). */
export function mergeAdjustments(
  forms: ThreeForms<AdjustmentForm>,
  choices: ReadonlyMap<string, Side> = new Map(),
): AdjustmentMerge {
  const { lines, files, conflicts, taken } = mergeLines(forms, rules, choices);
  const [before, mine, theirs] = [forms.base.corrects, forms.mine.corrects, forms.theirs.corrects];
  const place = { path: 'corrects' } as const;
  const isAsked = mine !== theirs && before !== mine && before !== theirs;
  const isTaken = mine !== theirs && before === mine;
  const corrects = isTaken || (isAsked && choices.get('corrects') === 'theirs') ? theirs : mine;
  return {
    form: { ...forms.mine, lines, files, corrects },
    conflicts: isAsked ? [{ ...place, mine, theirs }, ...conflicts] : conflicts,
    taken: isTaken ? [place, ...taken] : taken,
  };
}

/** Whether two adjustments say the same, however lines are named and numbers are written. */
export const adjustmentsSayTheSame = (one: AdjustmentForm, other: AdjustmentForm): boolean =>
  one.corrects === other.corrects && formsSayTheSame(rules, one, other);
