import * as v from 'valibot';
import { costAllocation } from '../../billing/schema/cost-allocation.ts';
import { saveResponse } from '../../billing/schema/save.ts';
import { date } from '../../billing/schema/wire.ts';

/** Body of `POST …/items/{id}/allocations`: all allocations of each day that is named, and of the whole period where it has some. */
export const allocationsRequest = v.object({
  version: v.number(),
  /** The person in whose name it is done; absent for the caller's own. */
  onBehalfOf: v.optional(v.number()),
  days: v.array(
    v.object({
      workedDate: date,
      /** Where a day has several shifts. */
      shiftNumber: v.optional(v.nullable(v.number()), null),
      billingCostAllocation: v.array(costAllocation),
    }),
  ),
  billingCostAllocations: v.optional(v.array(costAllocation)),
});
export type AllocationsRequest = v.InferInput<typeof allocationsRequest>;

/** Response of a change of allocations: that of a save, and for how long it can be taken back. */
export const allocationsResponse = v.object({
  ...saveResponse.entries,
  undoMilliseconds: v.optional(v.number(), 0),
});
export type AllocationsResponse = v.InferOutput<typeof allocationsResponse>;

/** Response of taking it back: `fate` says why it stays; null where it is taken back. */
export const undoneAllocations = v.object({
  billingItemId: v.number(),
  fate: v.nullable(v.picklist(['changed', 'final'])),
  /** The item's version now. */
  version: v.number(),
});
export type UndoneAllocations = v.InferOutput<typeof undoneAllocations>;
