import type { ExpenseLine } from './item-lines.ts';

/** An allocation that a line is charged to. */
export interface Charged {
  /** The values of its custom fields. */
  readonly name: string;
  /** Its part in the item's currency; null where it is charged all of the line, or the part is not known yet. */
  readonly amount: number | null;
}

/** The charges of a line of an expense report: its parts where it is divided, none where its engagement asks for nothing. */
export function chargedTo({
  split,
  costAllocationValues,
}: Pick<ExpenseLine, 'split' | 'costAllocationValues'>): Charged[] {
  const parts = split?.parts ?? [{ costAllocationValues, amount: null }];
  return parts.flatMap((part) => {
    const name = part.costAllocationValues.flatMap(({ value }) => value || []).join(' · ');
    return name ? [{ name, amount: part.amount }] : [];
  });
}
