import * as v from 'valibot';
import { attachment, billingItemDetail } from './billing-item-detail.ts';
import { costAllocation } from './cost-allocation.ts';
import { billingItemStatus, billingItemType } from './vocabulary.ts';
import { date, dateOrNone, flag, id, list, MAXIMUM_ID, number, text } from './wire.ts';

/**
 * Timecard save payload (docs: saving#save-payload); the body of save and submit of a timecard (`save-lines.ts` has the
 * others). Only filled days are sent.
 * `id` 0 or null makes a new item.
 */
export const timecardSavePayload = v.object({
  id,
  /** The version of the metadata this change started from; 0 for a new item. A stale one gets a 409. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The engagement. */
  requisitionId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAXIMUM_ID)),
  timecardTemplateId: v.pipe(v.number(), v.integer()),
  periodEndDate: date,
  selectedDate: dateOrNone,
  selectedEndDate: dateOrNone,
  type: v.nullish(billingItemType, 'TIME'),
  overtimeRuleId: id,
  bypassLeaveValidation: flag,
  billingItemDetails: v.nullish(v.pipe(v.array(billingItemDetail), v.maxLength(62)), []),
  /** Only when the template shows billing-item-level allocations. */
  billingCostAllocations: list(costAllocation),
  attachments: list(attachment),
});
export type TimecardSavePayload = v.InferOutput<typeof timecardSavePayload>;
/** What a caller may write: everything with a default may be left out. */
export type TimecardSavePayloadInput = v.InferInput<typeof timecardSavePayload>;

/** Error item (docs: errors#error-item). `params` fill the placeholders {0}, {1} … of the token's text. */
export const errorItem = v.object({
  value: text,
  errorText: text,
  errorToken: text,
  params: list(v.union([v.string(), v.number()])),
});
export type ErrorItem = v.InferOutput<typeof errorItem>;

/** Errors of one day, or of one shift (`workedDate` then carries the shift number as text, as `shiftNumber` does). */
export const billingItemDetailErrors = v.object({
  workedDate: text,
  shiftNumber: number,
  errors: list(errorItem),
  costAllocationErrors: list(errorItem),
});
export type BillingItemDetailErrors = v.InferOutput<typeof billingItemDetailErrors>;

/** Response of save, submit and did-not-work. Success means billingItemId greater than 0. */
export const saveResponse = v.object({
  billingItemId: v.nullish(v.number(), 0),
  /** The item's new version; null when nothing was changed. */
  version: number,
  status: v.optional(v.nullable(billingItemStatus), null),
  errors: list(errorItem),
  billingItemDetailErrors: list(billingItemDetailErrors),
});
export type SaveResponse = v.InferOutput<typeof saveResponse>;

/** Body of the 409 that returns a stale save: the version the server has now. */
export const staleVersion = v.object({ version: v.number(), message: text });
export type StaleVersion = v.InferOutput<typeof staleVersion>;

/** Response of the validation calls (did-not-work GET and the creation-date calls). */
export const validationResult = v.object({
  errors: list(errorItem),
  billingItemDetailErrors: list(billingItemDetailErrors),
});
export type ValidationResult = v.InferOutput<typeof validationResult>;
