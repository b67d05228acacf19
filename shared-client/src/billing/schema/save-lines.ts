import { LINE_TEXTS } from 'shared-validators/line-texts';
import * as v from 'valibot';
import {
  adjustmentLine,
  budgetShare,
  expenseLine,
  expenseSplit,
  expenseSplitPart,
  MAXIMUM_PARTS,
  projectLine,
} from './item-lines.ts';
import { timecardSavePayload } from './save-timecard.ts';
import { sentAttachment, sentFieldValue, sentText } from './sent-parts.ts';
import { date, id, list, MAXIMUM_ID, textUpTo } from './wire.ts';

/** The most lines that an item made of lines may have. */
export const MAXIMUM_LINES = 200;

const lines = <const Line extends v.GenericSchema>(line: Line) =>
  v.nullish(v.pipe(v.array(line), v.maxLength(MAXIMUM_LINES)), []);

/** A part of an expense line that is saved. */
export const sentSplitPart = v.object({ ...expenseSplitPart.entries, costAllocationValues: list(sentFieldValue) });

/** The division of an expense line that is saved. */
export const sentSplit = v.object({
  ...expenseSplit.entries,
  parts: v.nullish(v.pipe(v.array(sentSplitPart), v.maxLength(MAXIMUM_PARTS)), []),
});

/** A line of an expense report that is saved. */
export const sentExpenseLine = v.object({
  ...expenseLine.entries,
  description: textUpTo(LINE_TEXTS.notes),
  rejectionReason: textUpTo(LINE_TEXTS.reason),
  costAllocationValues: list(sentFieldValue),
  split: v.optional(v.nullable(sentSplit), null),
});

/** A line of a project item that is saved. */
export const sentProjectLine = v.object({ ...projectLine.entries, name: sentText(LINE_TEXTS.name) });

/** A line of an adjustment or a benefit that is saved. */
export const sentAdjustmentLine = v.object({ ...adjustmentLine.entries, description: textUpTo(LINE_TEXTS.whatFor) });

/** The common fields of every save, as in {@link timecardSavePayload}. */
const head = {
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  requisitionId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAXIMUM_ID)),
  periodEndDate: date,
  attachments: list(sentAttachment),
};

/** Body of save and submit of an expense item. `payAmount` of a line is the server's own and is not believed. */
export const expenseSavePayload = v.object({ ...head, type: v.literal('EXPENSE'), expenses: lines(sentExpenseLine) });
export type ExpenseSavePayload = v.InferOutput<typeof expenseSavePayload>;

/** Body of save and submit of a project item. A line with quantity and rate has the amount they come to. */
export const projectSavePayload = v.object({
  ...head,
  type: v.literal('PROJECT'),
  lines: lines(sentProjectLine),
  budgetShares: lines(budgetShare),
});
export type ProjectSavePayload = v.InferOutput<typeof projectSavePayload>;

/** Body of save and submit of an adjustment (either sign) or a benefit (above zero). */
export const adjustmentSavePayload = v.object({
  ...head,
  type: v.picklist(['ADJUSTMENT', 'BENEFIT']),
  /** The item that it corrects: of the same engagement and period, approved or processed. */
  corrects: id,
  adjustments: lines(sentAdjustmentLine),
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
/** The payload as a caller writes it: fields with a default may be left out. */
export type BillingItemSavePayloadInput = v.InferInput<typeof billingItemSavePayload>;
