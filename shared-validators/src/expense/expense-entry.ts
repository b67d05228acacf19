import type { MinorUnits } from '../money/minor-units.ts';
import type { CostSplit } from './cost-split.ts';
import type { UnitEntry } from './unit-rates.ts';

/** A line of an expense report, as page and server look at it. */
export interface ExpenseEntry {
  /** ISO date. */
  readonly expenseDate: string;
  readonly category: string;
  readonly expenseType: string;
  /** What was spent, in `currency`; null while it is waited for, or where what was typed is no amount. */
  readonly spent: MinorUnits | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The part of it that is tax. */
  readonly tax: MinorUnits | null;
  /** The same in the engagement's currency; null where it is not known. */
  readonly amount: MinorUnits | null;
  readonly hasReceipt: boolean;
  /** Why a policy does not apply. */
  readonly exceptionReason: string;
  /** How it is divided over several allocations; null where all of it is charged to one. */
  readonly split: CostSplit | null;
  /** Of a line that comes to a quantity at a rate of the engagement; null of what was bought. */
  readonly unit: UnitEntry | null;
}

/** A rule of an engagement for expenses (docs: expenses#expense-policies). */
export interface ExpensePolicy {
  readonly kind: 'DAY_LIMIT' | 'RECEIPT_ABOVE' | 'NO_WEEKEND';
  /** Null is every category. */
  readonly category: string | null;
  /** Null is every type of the category. */
  readonly expenseType: string | null;
  /** In the engagement's currency; 0 where the kind has none. */
  readonly limit: MinorUnits;
}
