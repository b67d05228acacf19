import fc from 'fast-check';
import { blankAllocation } from './allocation-row.ts';
import { allocationTotals, leftToPlace } from './allocation-totals.ts';

const row = (values: object) => ({ ...blankAllocation('a', 1), ...values });

test('total hours = regular + overtime + double-time + PTO + leave hours, plus multi-rate hours (docs: allocations#allocation-total-hours)', () => {
  const full = row({
    hours: '99',
    regularHours: '6',
    overtimeHours: '1.5',
    doubletimeHours: '0.25',
    ptoHours: '0.25',
    tafwBillingCostAllocations: [{ key: 'l', leaveDisplayName: 'Vacation', tafwHours: '1' }],
    costAllocationMultiRates: [
      { type: 'Travel', hrs: '2', regHrs: '', otHrs: '', dtHrs: '' },
      { type: 'Standby', hrs: '9', regHrs: '1', otHrs: '1', dtHrs: '' },
    ],
  });
  expect(allocationTotals([full], 'ot_multi_rate', 2).hours).toBe(1300);
  expect(allocationTotals([full], 'ot_hours', 2).hours).toBe(900);
  expect(allocationTotals([full], 'multi_rate', 2).hours).toBe(500);
  expect(allocationTotals([full], 'hours', 2).hours).toBe(10000);
});

test('what cannot be read, or is negative, counts as nothing', () => {
  expect(allocationTotals([row({ hours: 'eight' }), row({ hours: '-2' })], 'hours', 2).hours).toBe(0);
});

test('what is left to place', () => {
  const totals = allocationTotals([row({ hours: '8' })], 'hours', 2);
  expect(leftToPlace(totals, 'hours', 850)).toBe(50);
  expect(leftToPlace(allocationTotals([row({ percentOfDay: '120' })], 'percent', 2), 'percent', undefined)).toBe(-2000);
  expect(leftToPlace(totals, 'per_unit', 850)).toBeUndefined();
});

test('no fraction of an hour is lost in a sum', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2400 })), (amounts) => {
      const all = amounts.map((steps, index) => row({ key: String(index), hours: (steps / 100).toFixed(2) }));
      return allocationTotals(all, 'hours', 2).hours === amounts.reduce((sum, steps) => sum + steps, 0);
    }),
  );
});
