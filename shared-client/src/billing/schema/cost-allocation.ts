import * as v from 'valibot';
import { flag, hours, id, list, number, text, units } from './wire.ts';

/** Multi-rate line (docs: allocations#multi-rate-fields). */
export const multiRateLine = v.object({
  id,
  billingCostAllocId: id,
  /** A multi-rate type of the engagement, or Labor. */
  type: text,
  hrs: hours,
  regHrs: hours,
  otHrs: hours,
  dtHrs: hours,
  regularHourAmount: number,
  overtimeHourAmount: number,
  doubletimeHourAmount: number,
  regularHourSupplierPayAmount: number,
  overtimeHourSupplierPayAmount: number,
  doubletimeHourSupplierPayAmount: number,
});
export type MultiRateLine = v.InferOutput<typeof multiRateLine>;

/**
 * Cost allocation value (custom field) (docs: allocations#allocation-value-fields). `reqBillCostAllocId` names the field: it is the
 * `reqBillCostAllocDefId` of the definition in `clientCustomFieldDefDtos`.
 */
export const costAllocationValue = v.object({
  id,
  reqBillCostAllocId: id,
  value: text,
  defaultValueSet: flag,
  associatedValue1: text,
  associatedValue2: text,
  associatedValue3: text,
  associatedValue4: text,
  associatedValue5: text,
  billingCostAllocId: id,
  /** The value is no longer offered on the worked date. */
  inactive: flag,
});
export type CostAllocationValue = v.InferOutput<typeof costAllocationValue>;

/** Leave allocation (docs: leave#leave-allocation). */
export const leaveAllocation = v.object({
  id,
  leaveTypeId: id,
  billingCostAllocId: id,
  tafwHours: hours,
  leaveDisplayName: text,
});
export type LeaveAllocation = v.InferOutput<typeof leaveAllocation>;

/** Cost allocation (docs: allocations#allocation-fields). Which of the amounts count is the template's allocation type. */
export const costAllocation = v.object({
  id,
  regularHours: hours,
  overtimeHours: hours,
  doubletimeHours: hours,
  ptoHours: hours,
  costAllocationMultiRates: list(multiRateLine),
  /** 1..n, of the hours allocation type only. */
  sequence: number,
  hours,
  /** 0 to 100. */
  percentOfDay: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  pieceType: text,
  unitsWorked: units,
  costAllocationValues: list(costAllocationValue),
  tafwBillingCostAllocations: list(leaveAllocation),
  costAllocType: text,
});
export type CostAllocation = v.InferOutput<typeof costAllocation>;
