import { billingItem } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { shownAllocations } from './shown-allocations.ts';

const item = (more: object) =>
  v.parse(billingItem, {
    billingItemId: 1,
    version: 1,
    type: 'TIME',
    status: 'Pending',
    engagementId: 5000,
    periodStartDate: '2026-11-09',
    periodEndDate: '2026-11-15',
    ...more,
  });

test('each allocation of a day, then those of the whole period, once', () => {
  const whole = [{ id: 30, hours: 36 }];
  const billingItemDetails = [
    {
      workedDate: '2026-11-09',
      billingCostAllocation: [
        { id: 21, regularHours: 5.1, overtimeHours: 2.2, costAllocationValues: [{ value: 'CC-100' }, { value: null }] },
        { id: 22, percentOfDay: 40 },
        { id: 23, pieceType: 'Pallet', unitsWorked: 12 },
        { id: 24, costAllocType: 'Travel', costAllocationMultiRates: [{ regHrs: 1, otHrs: 0.5 }] },
      ],
    },
  ];
  const listed = shownAllocations(
    item({ billingItemDetails, billingItemCostAllocations: whole, billingCostAllocation: whole }),
  ).map(({ date, name, unit, amount }) => [date, name, unit, amount]);
  expect(listed).toEqual([
    ['2026-11-09', 'CC-100', 'hours', 7.3],
    ['2026-11-09', '', 'percent', 40],
    ['2026-11-09', 'Pallet', 'units', 12],
    ['2026-11-09', 'Travel', 'hours', 1.5],
    [null, '', 'hours', 36],
  ]);
});

test('an expense has none', () => {
  expect(shownAllocations(item({ type: 'EXPENSE' }))).toEqual([]);
});
