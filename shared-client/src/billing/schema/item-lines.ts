import * as v from 'valibot';
import { costAllocationValue } from './cost-allocation.ts';
import { date, dateOrNone, flag, id, list, number, text } from './wire.ts';

/** The lines that billing items other than timecards are made of. */

/** Expense categories and types (docs: billing-items#expense-types). */
export const EXPENSE_CATEGORIES = {
  'Travel Fare': ['Taxi', 'Train', 'Airfare', 'LightRail', 'Bus'],
  Auto: ['RENTAL', 'RENTAL_FUEL'],
  Meals: ['Lunch', 'Breakfast', 'Dinner', 'Snack'],
  Communications: ['Phone', 'Fax', 'Cell', 'Modem', 'Cable', 'Internet'],
  Frequency: ['Weekly', 'Daily', 'Monthly'],
} as const satisfies Record<string, readonly string[]>;

export const expenseLine = v.object({
  id,
  expenseDate: date,
  category: v.pipe(v.string(), v.maxLength(100)),
  expenseType: v.pipe(v.string(), v.maxLength(100)),
  amount: v.pipe(v.number(), v.finite()),
  payAmount: number,
  description: text,
  costAllocationValues: list(costAllocationValue),
});
export type ExpenseLine = v.InferOutput<typeof expenseLine>;

/** One line of a project item. */
export const projectLine = v.object({
  id,
  kind: v.picklist(['milestone', 'material', 'position']),
  name: v.string(),
  quantity: number,
  rate: number,
  amount: v.pipe(v.number(), v.finite()),
  dueDate: dateOrNone,
  completed: flag,
});
export type ProjectLine = v.InferOutput<typeof projectLine>;

/** What an adjustment or a benefit is for, and how much it is. */
export const adjustmentLine = v.object({ id, description: text, amount: v.pipe(v.number(), v.finite()) });
export type AdjustmentLine = v.InferOutput<typeof adjustmentLine>;
