import * as v from 'valibot';
import { billingItemStatus, billingItemType } from './vocabulary.ts';
import { date, hours, number, units } from './wire.ts';

/** An item that an adjustment or a benefit corrects, as it was, and what was corrected of it (docs: adjustments#adjustment-corrects). */
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
  /** What it amounts to, in the engagement's currency; null of a timecard. */
  amount: number,
  /** What other adjustments and benefits that were submitted and not rejected changed of it. */
  adjustedBefore: v.number(),
});
export type CorrectedItem = v.InferOutput<typeof correctedItem>;
