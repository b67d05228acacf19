import { readUnits } from 'shared-validators/money';
import { type ItemMerge, type ItemRules, itemsSayTheSame, mergeItem } from '../merge/merge-item.ts';
import type { Side, ThreeForms } from '../merge/merge-lines.ts';
import type { AdjustmentForm, AdjustmentLineForm } from './adjustment-form.ts';

/** The fields of a line for a merge. Values that mean nothing without one another are one field: an amount and its direction. */
const FIELDS = ['description', 'amount'] as const;
export type AdjustmentField = (typeof FIELDS)[number];
export type AdjustmentMerge = ItemMerge<AdjustmentForm, AdjustmentLineForm, AdjustmentField, number | null>;

const rules: ItemRules<AdjustmentForm, AdjustmentLineForm, AdjustmentField, number | null> = {
  lines: {
    fields: FIELDS,
    partOf: (field, { description, effect, amount }) => (field === 'amount' ? { effect, amount } : { description }),
    saysTheSame: (field, one, other) => meaning(field, one) === meaning(field, other),
    ownOf: ({ id }) => ({ id }),
  },
  values: {
    pathsOf: () => ['corrects'],
    valueAt: ({ corrects }) => corrects,
    saysTheSame: (one, other) => one === other,
    withValues: (form, values) => ({ ...form, corrects: values.get('corrects') ?? null }),
  },
};

function meaning(field: AdjustmentField, { description, effect, amount }: AdjustmentLineForm): string {
  if (field === 'description') return description.trim();
  // Compares amounts regardless of notation, with the most decimals that any currency has.
  const units = amount.trim() === '' ? null : readUnits(amount, 'CLF');
  return `${effect} ${units ?? amount.trim()}`;
}

/** Merges two states of an adjustment or a benefit with a common base, field by field (docs: adjustments#adjustment-merge). */
export const mergeAdjustments = (
  forms: ThreeForms<AdjustmentForm>,
  choices?: ReadonlyMap<string, Side>,
): AdjustmentMerge => mergeItem(rules, forms, choices);

export const adjustmentsSayTheSame = (one: AdjustmentForm, other: AdjustmentForm): boolean =>
  itemsSayTheSame(rules, one, other);
