import * as v from 'valibot';
import { attachment } from './billing-item-detail.ts';
import { adjustmentLine, budgetShare, expenseLine, projectLine } from './item-lines.ts';
import { timecardSavePayload } from './save.ts';
import { date, id, list, MAXIMUM_ID } from './wire.ts';

/** How many lines an item that is made of lines may have. */
export const MAXIMUM_LINES = 200;

const lines = <const Line extends v.GenericSchema>(line: Line) =>
  v.nullish(v.pipe(v.array(line), v.maxLength(MAXIMUM_LINES)), []);

/** What every save says, whatever the type; as in {@link timecardSavePayload}. */
const head = {
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  requisitionId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAXIMUM_ID)),
  periodEndDate: date,
  attachments: list(attachment),
};

/** Body of save and submit of an expense item. `payAmount` of a line is the server's own and is not believed. */
export const expenseSavePayload = v.object({ ...head, type: v.literal('EXPENSE'), expenses: lines(expenseLine) });
export type ExpenseSavePayload = v.InferOutput<typeof expenseSavePayload>;

/** Body of save and submit of a project item. A line with quantity and rate has the amount they come to. */
export const projectSavePayload = v.object({
  ...head,
  type: v.literal('PROJECT'),
  lines: lines(projectLine),
  budgetShares: lines(budgetShare),
});
export type ProjectSavePayload = v.InferOutput<typeof projectSavePayload>;

/** Body of save and submit of an adjustment (either sign) or a benefit (above zero). */
export const adjustmentSavePayload = v.object({
  ...head,
  type: v.picklist(['ADJUSTMENT', 'BENEFIT']),
  /** The item that it corrects: of the same engagement and period, approved or processed. */
  corrects: id,
  adjustments: lines(adjustmentLine),
});
export type AdjustmentSavePayload = v.InferOutput<typeof adjustmentSavePayload>;

export type LineItemSavePayload = ExpenseSavePayload | ProjectSavePayload | AdjustmentSavePayload;

/** Body of save and submit, by `type`; without one it is a timecard. */
export const billingItemSavePayload = v.variant('type', [
  v.object({ ...timecardSavePayload.entries, type: v.nullish(v.literal('TIME'), 'TIME') }),
  expenseSavePayload,
  projectSavePayload,
  adjustmentSavePayload,
]);
export type BillingItemSavePayload = v.InferOutput<typeof billingItemSavePayload>;
/** What a caller may write: everything with a default may be left out. */
export type BillingItemSavePayloadInput = v.InferInput<typeof billingItemSavePayload>;
