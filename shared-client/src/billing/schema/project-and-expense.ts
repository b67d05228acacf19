import * as v from 'valibot';
import { customFieldDefinition } from '../../custom-fields/definition.ts';
import { billingItem } from './billing-item.ts';
import { attachment } from './billing-item-detail.ts';
import { expenseLine, projectLine } from './item-lines.ts';
import { billingItemStatus } from './vocabulary.ts';
import { date, list, text } from './wire.ts';

/** Response of `GET …/{id}/expense-edit-metadata`. */
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

/** Response of `GET …/{id}/project-edit-metadata`. */
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

/** Response of `GET …/{id}/project-billing-with-all-details`: the item with its milestones, materials and positions. */
export const projectBilling = v.object({ ...billingItem.entries, lines: list(projectLine) });
export type ProjectBilling = v.InferOutput<typeof projectBilling>;
