/** The ways to allocate a timecard's hours (docs: allocations#allocation-types). */
export type AllocationType = 'hours' | 'percent' | 'per_unit' | 'ot_hours' | 'ot_multi_rate' | 'multi_rate';

/** The amounts of a multi-rate line. */
export interface RateAmounts {
  readonly hours: number;
  readonly regular: number;
  readonly overtime: number;
  readonly doubletime: number;
}

/** The amounts of one allocation, all in the same unit: steps of an hour on the page, minutes on the server. An empty value is 0. */
export interface AllocatedAmounts extends RateAmounts {
  readonly pto: number;
  readonly leave: readonly number[];
  readonly multiRates: readonly RateAmounts[];
}

/** The hours of a line: the sum of regular, overtime and double time, or, if that is zero, its own hours. */
export function rateHours({ hours, regular, overtime, doubletime }: RateAmounts): number {
  const split = regular + overtime + doubletime;
  return split > 0 ? split : hours;
}

/**
 * Total hours = regular + overtime + double-time + PTO + leave hours, plus multi-rate hours; for the hours type, its hours instead of the
 * first four (docs: allocations#allocation-total-hours). PTO counts only if eligible.
 *
 * Without a type every amount counts. The server uses that for requests, so that no field goes unnoticed.
 */
export function allocatedHours(
  row: AllocatedAmounts,
  { type, countsPto }: { readonly type?: AllocationType | undefined; readonly countsPto: boolean },
): number {
  if (type === 'percent' || type === 'per_unit') return 0;
  const split = row.regular + row.overtime + row.doubletime + (countsPto ? row.pto : 0);
  const rates = row.multiRates.reduce((sum, line) => sum + rateHours(line), 0);
  const leave = row.leave.reduce((sum, hours) => sum + hours, 0);
  switch (type) {
    case 'hours':
      return row.hours + leave;
    case 'ot_hours':
      return split + leave;
    case 'multi_rate':
      return rates + leave;
    case 'ot_multi_rate':
      return split + rates + leave;
    default:
      return row.hours + split + rates + leave;
  }
}
