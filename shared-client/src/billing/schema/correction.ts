import * as v from 'valibot';
import { billingItemStatus, billingItemType } from './vocabulary.ts';
import { date, hours, number, units } from './wire.ts';

/** An item that an adjustment or a benefit corrects, as it was, with its corrections (docs: adjustments#adjustment-corrects). */
export const correctedItem = v.object({
  billingItemId: v.number(),
  type: billingItemType,
  status: billingItemStatus,
  periodStartDate: date,
  periodEndDate: date,
  /** Of a timecard. */
  hoursWorked: hours,
  daysWorked: number,
  unitsWorked: units,
  hourDecimalPrecision: v.nullish(v.number(), 2),
  /** Its amount in the engagement's currency; null for a timecard. */
  amount: number,
  /** The sum of other adjustments and benefits of it that were submitted and not rejected. */
  adjustedBefore: v.number(),
});
export type CorrectedItem = v.InferOutput<typeof correctedItem>;
