import * as v from 'valibot';
import { sentAllocation, sentDetail } from './sent-days.ts';
import { sentAttachment } from './sent-parts.ts';
import { billingItemType } from './vocabulary.ts';
import { date, dateOrNone, flag, id, list, MAXIMUM_ID } from './wire.ts';

// Checks of the server alone are a module of their own, so that no page carries them.

/**
 * Timecard save payload (docs: saving#save-payload); the body of save and submit of a timecard (`save-lines.ts` has
 * those of the other item types). Only filled days are sent. `id` 0 or null makes a new item.
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
  billingItemDetails: v.nullish(v.pipe(v.array(sentDetail), v.maxLength(62)), []),
  /** Only when the template shows billing-item-level allocations. */
  billingCostAllocations: list(sentAllocation),
  attachments: list(sentAttachment),
});
export type TimecardSavePayload = v.InferOutput<typeof timecardSavePayload>;
/** The payload as a caller writes it: fields with a default may be left out. */
export type TimecardSavePayloadInput = v.InferInput<typeof timecardSavePayload>;
