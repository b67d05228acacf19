import * as v from 'valibot';
import { dateOrNone, list, number, text } from './wire.ts';

/** An allocation that an approver added (`before` is null), removed (`after` is null) or changed. */
export const changedAllocation = v.object({
  /** The day it stands on; null of one of the whole period. */
  workedDate: dateOrNone,
  /** What it is placed on. */
  name: v.string(),
  /** What it was placed on before, where that is something else. */
  nameBefore: text,
  unit: v.picklist(['hours', 'percent', 'units']),
  before: number,
  after: number,
});
export type ChangedAllocation = v.InferOutput<typeof changedAllocation>;

/** What an approver changed of the allocations of a timecard in one go. */
export const allocationChange = v.object({
  by: text,
  /** In whose name; null in their own. */
  byFor: text,
  /** ISO instant. */
  at: v.string(),
  changes: list(changedAllocation),
});
export type AllocationChange = v.InferOutput<typeof allocationChange>;
