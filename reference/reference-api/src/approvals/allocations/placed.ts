import type { Allocation, WorkedDay } from '../../billing/timecard/worked-day.ts';

/** The allocations of a timecard, with the days that contain them. */
export interface Placed {
  readonly days: readonly WorkedDay[];
  readonly allocations: readonly Allocation[];
  /** Whether its days are shifts. */
  readonly byShift: boolean;
}
