import { LINE_TEXTS } from 'shared-validators/line-texts';
import * as v from 'valibot';
import { costAllocationValue } from './cost-allocation.ts';
import { date, dateOrNone, flag, id, list, MAXIMUM_ID, number, text } from './wire.ts';

/** The lines that billing items other than timecards are made of. */

/** Expense categories and types (docs: billing-items#expense-types). */
export const EXPENSE_CATEGORIES = {
  'Travel Fare': ['Taxi', 'Train', 'Airfare', 'LightRail', 'Bus'],
  Auto: ['RENTAL', 'RENTAL_FUEL'],
  Meals: ['Lunch', 'Breakfast', 'Dinner', 'Snack'],
  Communications: ['Phone', 'Fax', 'Cell', 'Modem', 'Cable', 'Internet'],
  Frequency: ['Weekly', 'Daily', 'Monthly'],
} as const satisfies Record<string, readonly string[]>;

/** ISO 4217, or no value. */
const currencyOrNone = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), null);
const shortText = (length: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(length))), null);

/** A part of a line that is charged to an allocation of its own. */
export const expenseSplitPart = v.object({
  id,
  /** Percent with at most two decimals, or a part of what was spent; null while it is waited for. */
  share: number,
  /** Its charge in the item's currency; the parts sum to the line's amount. The server's own. */
  amount: number,
  /** It has a smallest unit that was left over when the amount was divided; the server's own. */
  hasSpareUnit: flag,
  costAllocationValues: list(costAllocationValue),
});
export type ExpenseSplitPart = v.InferOutput<typeof expenseSplitPart>;

/** The most allocations that a line may be divided over. */
export const MAXIMUM_PARTS = 20;

/** The division of a line over several allocations (docs: expenses#expense-split). */
export const expenseSplit = v.object({
  by: v.picklist(['PERCENT', 'AMOUNT']),
  parts: v.nullish(v.pipe(v.array(expenseSplitPart), v.maxLength(MAXIMUM_PARTS)), []),
});
export type ExpenseSplit = v.InferOutput<typeof expenseSplit>;

export const expenseLine = v.object({
  id,
  expenseDate: date,
  category: v.pipe(v.string(), v.maxLength(100)),
  expenseType: v.pipe(v.string(), v.maxLength(100)),
  /** In the item's currency; 0 while it is waited for. The server's own where another currency was spent. */
  amount: v.pipe(v.number(), v.finite()),
  /** The amount that is paid back: the server's own. */
  payAmount: number,
  description: text,
  merchant: shortText(LINE_TEXTS.merchant),
  /** The amount spent, if in another currency than the item's. */
  spentAmount: number,
  spentCurrency: currencyOrNone,
  /** The rate of one unit of `spentCurrency`, a decimal text, and its day; the server's own, and stored with the line. */
  rate: shortText(40),
  rateDay: dateOrNone,
  /** The part of the spent amount that is tax. */
  tax: number,
  /** The distance or the days away, for a line that is paid at a rate of the engagement. */
  quantity: number,
  /** The number of days that are days of departure or return. */
  partialDays: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** The rate, decimal text, its unit, and the day it holds from; the server's own, and kept with the line. */
  unitRate: shortText(40),
  unit: v.optional(v.nullable(v.picklist(['mi', 'km', 'day'])), null),
  unitRateDay: dateOrNone,
  reimbursable: v.nullish(v.boolean(), true),
  /** Which of the item's attachments is its receipt. */
  receiptKey: shortText(LINE_TEXTS.attachmentKey),
  /** Why a policy of the engagement does not apply. */
  exceptionReason: shortText(LINE_TEXTS.reason),
  /** Why the approver sent this line back, until it is submitted again; the server's own. */
  rejectionReason: text,
  /** The approver accepted it when other lines were sent back, and it has not changed since; the server's own. */
  accepted: flag,
  costAllocationValues: list(costAllocationValue),
  /** Instead of `costAllocationValues`, where several allocations share it. */
  split: v.optional(v.nullable(expenseSplit), null),
});
export type ExpenseLine = v.InferOutput<typeof expenseLine>;

/** The kinds of a project's lines. */
export const projectKind = v.picklist(['milestone', 'material', 'position']);
export type ProjectKind = v.InferOutput<typeof projectKind>;

/** One line of a project item. */
export const projectLine = v.object({
  id,
  kind: projectKind,
  /** Which part of the engagement's plan it bills; null of a line that is not in it. Name, kind and due date are the plan's then. */
  planId: id,
  /** The completion of that part to date: percent with at most two decimals, or an amount. */
  completeBy: v.optional(v.nullable(v.picklist(['PERCENT', 'AMOUNT'])), null),
  complete: number,
  /** The part that other items have billed already; the server's own. */
  billedBefore: number,
  name: v.string(),
  quantity: number,
  rate: number,
  amount: v.pipe(v.number(), v.finite()),
  dueDate: dateOrNone,
  completed: flag,
});
export type ProjectLine = v.InferOutput<typeof projectLine>;

/** A project item's share of a budget of the engagement: percent of the item, and the amount, which is the server's own. */
export const budgetShare = v.object({
  budgetId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAXIMUM_ID)),
  percent: number,
  amount: number,
});
export type BudgetShareLine = v.InferOutput<typeof budgetShare>;

/** The reason and the amount of an adjustment or a benefit. */
export const adjustmentLine = v.object({ id, description: text, amount: v.pipe(v.number(), v.finite()) });
export type AdjustmentLine = v.InferOutput<typeof adjustmentLine>;
