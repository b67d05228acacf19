import * as v from 'valibot';
import { dateOrNone, list, number, text } from './wire.ts';

/** An allocation that an approver added (`before` is null), removed (`after` is null) or changed. */
export const changedAllocation = v.object({
  /** The day it stands on; null of one of the whole period. */
  workedDate: dateOrNone,
  /** The allocation that it is placed on. */
  name: v.string(),
  /** The allocation that it was placed on before, if another. */
  nameBefore: text,
  unit: v.picklist(['hours', 'percent', 'units']),
  before: number,
  after: number,
});
export type ChangedAllocation = v.InferOutput<typeof changedAllocation>;

/** One change by an approver of the allocations of a timecard. */
export const allocationChange = v.object({
  by: text,
  /** In whose name; null in their own. */
  byFor: text,
  /** ISO instant. */
  at: v.string(),
  changes: list(changedAllocation),
});
export type AllocationChange = v.InferOutput<typeof allocationChange>;
