import type { MinorUnits } from '../money/minor-units.ts';

/** The progress of a part of the plan: the percentage or amount that is complete to date. */
export interface Progress {
  readonly by: 'PERCENT' | 'AMOUNT';
  /** Hundredths of a percent, or minor units; null if missing, negative if it is not a number. */
  readonly complete: number | null;
  /** The planned amount of the part. */
  readonly planned: MinorUnits;
  /** The part that other items of the engagement have already billed. */
  readonly billedBefore: MinorUnits;
}

/** A milestone, a material or a position in the form that the rules take, on the page and on the server. */
export interface ProjectEntry {
  readonly name: string;
  /** The amount to bill now; null if it is missing or invalid. */
  readonly amount: MinorUnits | null;
  /** For a part of the plan; null for a line outside the plan. */
  readonly progress: Progress | null;
}

/** The share of an item that is taken from a budget of the engagement. */
export interface BudgetShare {
  readonly budgetId: number;
  /** Hundredths of a percent of the item; null if missing, negative if it is not a number. */
  readonly share: number | null;
}

/** A budget with the amount that is available for this item. */
export interface Budget {
  readonly id: number;
  readonly remaining: MinorUnits;
}
