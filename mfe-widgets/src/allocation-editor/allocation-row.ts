/** A line of one multi-rate type. Amounts are texts as typed. */
export interface MultiRateLine {
  type: string;
  hrs: string;
  regHrs: string;
  otHrs: string;
  dtHrs: string;
}

/** Requested leave that is allocated with the row; only its hours are entered. */
export interface LeaveLine {
  key: string;
  leaveDisplayName: string;
  tafwHours: string;
}

/** One allocation of a day. Amounts are texts as typed; sums are computed in integer steps. */
export interface AllocationRow {
  key: string;
  sequence: number;
  hours: string;
  regularHours: string;
  overtimeHours: string;
  doubletimeHours: string;
  ptoHours: string;
  percentOfDay: string;
  unitsWorked: string;
  pieceType: string;
  costAllocType: string;
  costAllocationMultiRates: readonly MultiRateLine[];
  tafwBillingCostAllocations: readonly LeaveLine[];
}

/** Longest text of units worked (docs: allocations#units-length). */
export const UNITS_LENGTH = 6;

/** An empty row after `sequence - 1` other rows. */
export function blankAllocation(key: string, sequence: number): AllocationRow {
  return {
    key,
    sequence,
    hours: '',
    regularHours: '',
    overtimeHours: '',
    doubletimeHours: '',
    ptoHours: '',
    percentOfDay: '',
    unitsWorked: '',
    pieceType: '',
    costAllocType: '',
    costAllocationMultiRates: [],
    tafwBillingCostAllocations: [],
  };
}

/** Multi-rate types are compared case-insensitively. */
export function isMultiRate(type: string, multiRateTypes: readonly string[]): boolean {
  return multiRateTypes.some((known) => known.toLowerCase() === type.toLowerCase());
}
