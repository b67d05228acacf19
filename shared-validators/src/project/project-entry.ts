import type { MinorUnits } from '../money/minor-units.ts';

/** How far a part of the plan is: percent or amount complete to date. */
export interface Progress {
  readonly by: 'PERCENT' | 'AMOUNT';
  /** Hundredths of a percent, or minor units; null while it is waited for, negative for what is no number. */
  readonly complete: number | null;
  /** What the part comes to as a whole. */
  readonly planned: MinorUnits;
  /** What other items of the engagement billed of it already. */
  readonly billedBefore: MinorUnits;
}

/** A milestone, a material or a position, as page and server look at it. */
export interface ProjectEntry {
  readonly name: string;
  /** What is billed now; null while it is waited for, or where what was typed is no amount. */
  readonly amount: MinorUnits | null;
  /** Of a part of the plan; null of a line that is not in it. */
  readonly progress: Progress | null;
}

/** What an item takes from a budget of the engagement. */
export interface BudgetShare {
  readonly budgetId: number;
  /** Hundredths of a percent of the item; null while it is waited for, negative for what is no number. */
  readonly share: number | null;
}

/** What is left of a budget for this item. */
export interface Budget {
  readonly id: number;
  readonly remaining: MinorUnits;
}
