import type { Allocation, WorkedDay } from '../billing/worked-day.ts';

/** What a timecard is placed on, with the days that carry it. */
export interface Placed {
  readonly days: readonly WorkedDay[];
  readonly allocations: readonly Allocation[];
  /** Whether its days are shifts. */
  readonly byShift: boolean;
}
