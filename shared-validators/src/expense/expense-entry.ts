import type { MinorUnits } from '../money/minor-units.ts';
import type { CostSplit } from './cost-split.ts';
import type { UnitEntry } from './unit-rates.ts';

/** A line of an expense report in the form that the rules take, on the page and on the server. */
export interface ExpenseEntry {
  /** ISO date. */
  readonly expenseDate: string;
  readonly category: string;
  readonly expenseType: string;
  /** The amount spent, in `currency`; null if it is missing or invalid. */
  readonly spent: MinorUnits | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The tax included in it. */
  readonly tax: MinorUnits | null;
  /** The same in the engagement's currency; null if it is not known. */
  readonly amount: MinorUnits | null;
  readonly hasReceipt: boolean;
  /** Why a policy does not apply. */
  readonly exceptionReason: string;
  /** Its split over several allocations; null if all of it is charged to one. */
  readonly split: CostSplit | null;
  /** Set if the line is a quantity at a rate of the engagement; null for a purchase. */
  readonly unit: UnitEntry | null;
}

/** An expense policy of an engagement (docs: expenses#expense-policies). */
export interface ExpensePolicy {
  readonly kind: 'DAY_LIMIT' | 'RECEIPT_ABOVE' | 'NO_WEEKEND';
  /** Null applies to every category. */
  readonly category: string | null;
  /** Null applies to every type of the category. */
  readonly expenseType: string | null;
  /** In the engagement's currency; 0 if the kind has no limit. */
  readonly limit: MinorUnits;
}
