import * as v from 'valibot';
import { customFieldDefinition } from '../../custom-fields/definition.ts';
import { billingItem } from './billing-item.ts';
import { attachment } from './billing-item-detail.ts';
import { costAllocationValue } from './cost-allocation.ts';
import { billingItemStatus } from './vocabulary.ts';
import { date, dateOrNone, flag, id, list, number, text } from './wire.ts';

/** Document 001, section 3, "Expense categories and types". */
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
  category: v.string(),
  expenseType: v.string(),
  amount: v.number(),
  payAmount: number,
  description: text,
  costAllocationValues: list(costAllocationValue),
});
export type ExpenseLine = v.InferOutput<typeof expenseLine>;

/** Answer of `GET …/{id}/expense-edit-metadata`. */
export const expenseEditMetadata = v.object({
  billingItemId: v.number(),
  version: v.number(),
  engagementId: v.number(),
  status: v.optional(v.nullable(billingItemStatus), null),
  periodStartDate: date,
  periodEndDate: date,
  currency: text,
  categories: list(v.object({ category: v.string(), types: list(v.string()) })),
  expenses: list(expenseLine),
  attachments: list(attachment),
  clientCustomFieldDefDtos: list(customFieldDefinition),
});
export type ExpenseEditMetadata = v.InferOutput<typeof expenseEditMetadata>;

export const projectLine = v.object({
  id,
  kind: v.picklist(['milestone', 'material', 'position']),
  name: v.string(),
  quantity: number,
  rate: number,
  amount: v.number(),
  dueDate: dateOrNone,
  completed: flag,
});
export type ProjectLine = v.InferOutput<typeof projectLine>;

/** Answer of `GET …/{id}/project-edit-metadata`. */
export const projectEditMetadata = v.object({
  billingItemId: v.number(),
  version: v.number(),
  engagementId: v.number(),
  status: v.optional(v.nullable(billingItemStatus), null),
  periodStartDate: date,
  periodEndDate: date,
  currency: text,
  lines: list(projectLine),
  attachments: list(attachment),
  clientCustomFieldDefDtos: list(customFieldDefinition),
});
export type ProjectEditMetadata = v.InferOutput<typeof projectEditMetadata>;

/** Answer of `GET …/{id}/project-billing-with-all-details`: the item with its milestones, materials and positions. */
export const projectBilling = v.object({ ...billingItem.entries, lines: list(projectLine) });
export type ProjectBilling = v.InferOutput<typeof projectBilling>;
