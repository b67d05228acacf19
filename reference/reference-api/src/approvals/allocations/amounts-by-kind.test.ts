import { costAllocation } from 'shared-client/schema/billing';
import { inMinutes } from 'shared-validators/timecard';
import * as v from 'valibot';
import { amountsByKind, comesToTheSame } from './amounts-by-kind.ts';

const allocation = (row: object) => inMinutes(v.parse(costAllocation, row));
const same = (before: object[], after: object[], precision = 2) =>
  comesToTheSame(before.map(allocation), after.map(allocation), precision);

test('what is split comes to the same, whatever it is placed on', () => {
  const costAllocationValues = [{ reqBillCostAllocId: 701, value: 'CC-200' }];
  expect(same([{ hours: 7.5 }], [{ hours: 4.5 }, { hours: 3, costAllocationValues }])).toBe(true);
  expect(same([{ percentOfDay: 100 }], [{ percentOfDay: 33.33 }, { percentOfDay: 66.67 }])).toBe(true);
});

test('an hour more or less does not, nor one that is moved to another type', () => {
  expect(same([{ hours: 7.5 }], [{ hours: 6.5 }])).toBe(false);
  expect(same([{ regularHours: 8, overtimeHours: 1 }], [{ regularHours: 9 }])).toBe(false);
  expect(same([{ ptoHours: 4 }], [{ hours: 4 }])).toBe(false);
  expect(same([{ costAllocType: 'Travel', hours: 4 }], [{ costAllocType: 'Labor', hours: 4 }])).toBe(false);
  expect(same([{ costAllocType: 'Labor', hours: 4 }], [{ costAllocType: 'LABOR', hours: 4 }])).toBe(true);
});

test('pieces of one type are not pieces of another', () => {
  const pallets = [{ pieceType: 'Pallet', unitsWorked: 12 }];
  expect(
    same(pallets, [
      { pieceType: 'Pallet', unitsWorked: 5 },
      { pieceType: 'Pallet', unitsWorked: 7 },
    ]),
  ).toBe(true);
  expect(same(pallets, [{ pieceType: 'Crate', unitsWorked: 12 }])).toBe(false);
});

test('multi-rates and leave stay, each for itself', () => {
  const rates = (hrs: number, leave: number) => [
    {
      costAllocationMultiRates: [{ type: 'On call', hrs }],
      tafwBillingCostAllocations: [{ leaveTypeId: 3, tafwHours: leave }],
    },
  ];
  expect(amountsByKind(rates(2, 4).map(allocation), 2)).toEqual(
    new Map([
      [' of on call', 2],
      ['leave 3', 4],
    ]),
  );
  expect(same(rates(2, 4), rates(4, 2))).toBe(false);
});

test('hours are compared at the precision of the item', () => {
  expect(same([{ hours: 7.52 }], [{ hours: 7.5 }], 1)).toBe(true);
  expect(same([{ hours: 7.52 }], [{ hours: 7.5 }], 2)).toBe(false);
});
