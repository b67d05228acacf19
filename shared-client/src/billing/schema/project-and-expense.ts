import * as v from 'valibot';
import { customFieldDefinition } from '../../custom-fields/definition.ts';
import { billingItem } from './billing-item.ts';
import { attachment } from './billing-item-detail.ts';
import { correctedItem } from './correction.ts';
import { adjustmentLine, budgetShare, expenseLine, projectKind, projectLine } from './item-lines.ts';
import { billingItemStatus, rejectionKind } from './vocabulary.ts';
import { date, dateOrNone, id, list, number, text } from './wire.ts';

/** A rule of an engagement for expenses (docs: expenses#expense-policies); `amount` is in the engagement's currency. */
export const expensePolicy = v.object({
  kind: v.picklist(['DAY_LIMIT', 'RECEIPT_ABOVE', 'NO_WEEKEND']),
  category: text,
  expenseType: text,
  amount: number,
});
export type ExpensePolicy = v.InferOutput<typeof expensePolicy>;

/** The rate of one unit of another currency in the item's on a day, a decimal text. */
export const exchangeRate = v.object({ currency: v.string(), rate: v.string(), day: date });
export type ExchangeRate = v.InferOutput<typeof exchangeRate>;

/** The engagement's rates for a mile, a kilometre or a day away, from a day on (docs: expenses#expense-rates). */
export const unitRate = v.object({
  type: v.picklist(['MILEAGE', 'PER_DIEM']),
  unit: v.picklist(['mi', 'km', 'day']),
  rate: v.string(),
  day: date,
});

/** The amount spent on a day for one type of expense, in the engagement's currency. */
export const spending = v.object({
  expenseDate: date,
  category: v.string(),
  expenseType: v.string(),
  amount: v.number(),
});
export type Spending = v.InferOutput<typeof spending>;

/** The common part of the edit metadata of items made of lines: the item, its state, its engagement and its period. */
const lineItemHead = {
  billingItemId: v.number(),
  version: v.number(),
  engagementId: v.number(),
  status: v.optional(v.nullable(billingItemStatus), null),
  rejectionKind: v.optional(v.nullable(rejectionKind), null),
  rejectionReason: text,
  reqName: text,
  jobTitle: text,
  periodStartDate: date,
  periodEndDate: date,
};

/** Response of `GET …/{id}/expense-edit-metadata`. */
export const expenseEditMetadata = v.object({
  ...lineItemHead,
  /** Days of the period that lie within the engagement. */
  dates: list(date),
  currency: text,
  categories: list(v.object({ category: v.string(), types: list(v.string()) })),
  policies: list(expensePolicy),
  /** Of the days of the period and the week before: banks publish none at weekends. */
  rates: list(exchangeRate),
  unitRates: list(unitRate),
  /** The amounts of other reports that were submitted and not rejected, by day: they count against the limits before this one. */
  spentBefore: list(spending),
  /** The most files it may have; -1 is no limit. */
  attachmentLimit: v.nullish(v.number(), -1),
  expenses: list(expenseLine),
  attachments: list(attachment),
  clientCustomFieldDefDtos: list(customFieldDefinition),
});
export type ExpenseEditMetadata = v.InferOutput<typeof expenseEditMetadata>;

/** A part of a project's agreed plan, and the amount of it that was billed. */
export const projectPlanPart = v.object({
  id: v.number(),
  kind: projectKind,
  name: v.string(),
  amount: v.number(),
  dueDate: dateOrNone,
  /** In items that were submitted and not rejected, this one excepted. */
  billedBefore: v.number(),
});
export type ProjectPlanPart = v.InferOutput<typeof projectPlanPart>;

/** A budget of an engagement, and the amount that this item may take from it. */
export const projectBudget = v.object({ id: v.number(), name: v.string(), amount: v.number(), available: v.number() });
export type ProjectBudget = v.InferOutput<typeof projectBudget>;

/** Response of `GET …/{id}/project-edit-metadata`. */
export const projectEditMetadata = v.object({
  ...lineItemHead,
  currency: text,
  attachmentLimit: v.nullish(v.number(), -1),
  plan: list(projectPlanPart),
  budgets: list(projectBudget),
  lines: list(projectLine),
  budgetShares: list(budgetShare),
  attachments: list(attachment),
  clientCustomFieldDefDtos: list(customFieldDefinition),
});
export type ProjectEditMetadata = v.InferOutput<typeof projectEditMetadata>;

/** Response of `GET …/{id}/project-billing-with-all-details`: the item with its milestones, materials and positions. */
export const projectBilling = v.object({
  ...billingItem.entries,
  lines: list(projectLine),
  budgetShares: list(budgetShare),
});
export type ProjectBilling = v.InferOutput<typeof projectBilling>;

/** Response of `GET …/{id}/adjustment-edit-metadata`. */
export const adjustmentEditMetadata = v.object({
  billingItemId: v.number(),
  version: v.number(),
  engagementId: v.number(),
  type: v.picklist(['ADJUSTMENT', 'BENEFIT']),
  status: v.optional(v.nullable(billingItemStatus), null),
  rejectionKind: v.optional(v.nullable(rejectionKind), null),
  rejectionReason: text,
  reqName: text,
  jobTitle: text,
  workerName: text,
  periodStartDate: date,
  periodEndDate: date,
  currency: text,
  attachmentLimit: v.nullish(v.number(), -1),
  /** The item that it corrects; null where it corrects none. */
  corrects: id,
  /** The items that may be corrected, the latest period first: for a new item in any period, for an existing one in its own. */
  correctable: list(correctedItem),
  adjustments: list(adjustmentLine),
  attachments: list(attachment),
});
export type AdjustmentEditMetadata = v.InferOutput<typeof adjustmentEditMetadata>;
