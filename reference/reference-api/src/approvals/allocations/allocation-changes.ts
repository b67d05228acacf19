import type { ChangedAllocation } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import type { Numbered } from '../../billing/save/save-days.ts';
import type { Allocation } from '../../billing/timecard/worked-day.ts';

type Amount = Pick<ChangedAllocation, 'unit'> & { readonly amount: number };
type Placed = Amount & Pick<ChangedAllocation, 'workedDate' | 'name'>;

/** The allocations that were added, removed or changed, in the order of the days. Unchanged ones are left out. */
export function allocationChanges(before: Numbered, after: Numbered, precision: number): ChangedAllocation[] {
  const [was, is] = [placedById(before, precision), placedById(after, precision)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((id): ChangedAllocation[] => {
      const [old, now] = [was.get(id), is.get(id)];
      const one = now ?? old;
      if (!one || (old && now && old.name === now.name && old.amount === now.amount && old.unit === now.unit))
        return [];
      return [
        {
          workedDate: one.workedDate,
          name: one.name,
          nameBefore: old && now && old.name !== now.name ? old.name : null,
          unit: one.unit,
          before: old?.amount ?? null,
          after: now?.amount ?? null,
        },
      ];
    })
    .sort((one, other) => (one.workedDate ?? '').localeCompare(other.workedDate ?? ''));
}

function placedById({ days, allocations }: Numbered, precision: number): ReadonlyMap<number, Placed> {
  const rows = [
    ...days.flatMap(({ workedDate, billingCostAllocation }) =>
      billingCostAllocation.map((row) => ({ workedDate, row })),
    ),
    ...allocations.map((row) => ({ workedDate: null, row })),
  ];
  return new Map(
    rows.flatMap(({ workedDate, row }) =>
      row.id === null ? [] : [[row.id, { workedDate, name: nameOf(row), ...amountOf(row, precision) }] as const],
    ),
  );
}

/** The name of what the hours are allocated to. */
const nameOf = ({ costAllocType, pieceType, costAllocationValues }: Allocation): string =>
  [costAllocType, pieceType, ...costAllocationValues.map(({ value }) => value)].filter(Boolean).join(' · ');

function amountOf(row: Allocation, precision: number): Amount {
  if (row.percentOfDay !== null) return { unit: 'percent', amount: row.percentOfDay };
  if (row.unitsWorked !== null) return { unit: 'units', amount: row.unitsWorked };
  const minutes = [
    ...[row.minutes, row.regularMinutes, row.overtimeMinutes, row.doubletimeMinutes, row.ptoMinutes],
    ...row.costAllocationMultiRates.flatMap(({ minutes, regMinutes, otMinutes, dtMinutes }) =>
      minutes === null ? [regMinutes, otMinutes, dtMinutes] : [minutes],
    ),
    ...row.tafwBillingCostAllocations.map((line) => line.tafwMinutes),
  ];
  return {
    unit: 'hours',
    amount:
      hoursOf(
        minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        precision,
      ) ?? 0,
  };
}
