import { adjustmentLine, expenseLine, projectLine } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { detailLines } from './detail-line.ts';

const taxi = { expenseDate: '2026-11-12', category: 'Travel Fare', expenseType: 'Taxi', amount: 31.5 };
const ofExpense = (change: object) =>
  detailLines({ expenses: [v.parse(expenseLine, { id: 1, ...taxi, ...change })], adjustments: [] })[0];

test('an expense has its date, its category and type, and what was said of it (docs: billing-items#expense-types)', () => {
  expect(ofExpense({ description: 'To the depot', merchant: 'RTC Taxi', exceptionReason: 'Late' })).toEqual({
    key: 'expense 1',
    name: 'RTC Taxi',
    expense: { category: 'Travel Fare', type: 'Taxi' },
    date: '2026-11-12',
    note: 'To the depot',
    reason: 'Late',
    rejection: '',
    parts: [],
    amount: 31.5,
  });
});

test('what is paid at a rate says how many of what, the rate and its day', () => {
  const miles = { category: 'Auto', expenseType: 'MILEAGE', quantity: 84, unit: 'mi', amount: 60.9 };
  expect(ofExpense({ ...miles, unitRate: '0.725', unitRateDay: '2026-01-01' })).toMatchObject({
    atRate: { quantity: 8400, unit: 'mi', rate: '0.725', day: '2026-01-01' },
  });
  const days = { category: 'Meals', expenseType: 'PER_DIEM', quantity: 3, partialDays: 2, unit: 'day', amount: 170 };
  expect(ofExpense({ ...days, unitRate: '68.00' })?.atRate).toMatchObject({ quantity: 250, unit: 'day' });
  // Its rate is not known yet.
  expect(ofExpense(miles)?.atRate).toBeUndefined();
});

test('another currency has its rate and day; the part with the cent that was left over says so', () => {
  const spent = { spentAmount: 70, spentCurrency: 'EUR', rate: '1.08', rateDay: '2026-11-12' };
  expect(ofExpense(spent)?.spent).toEqual({ amount: 70, currency: 'EUR', rate: '1.08', day: '2026-11-12' });
  const part = (amount: number, value: string, hasSpareUnit = false) => ({
    amount,
    hasSpareUnit,
    costAllocationValues: [{ value }],
  });
  const split = { by: 'PERCENT', parts: [part(15.76, 'North', true), part(15.74, 'South')] };
  expect(ofExpense({ split })?.parts).toEqual([
    { key: '0', name: 'North', amount: 15.76, hasSpareUnit: true },
    { key: '1', name: 'South', amount: 15.74, hasSpareUnit: false },
  ]);
});

test('a project has milestones, materials and positions; an adjustment what it is for', () => {
  const lines = [
    v.parse(projectLine, { id: 3, kind: 'position', name: 'Welder', quantity: 40, rate: 29.5, amount: 1180 }),
  ];
  const adjustments = [v.parse(adjustmentLine, { id: 4, description: 'Late fee', amount: -62.5 })];
  expect(detailLines({ expenses: [], adjustments, lines })).toMatchObject([
    { name: 'Welder', kind: 'position', times: { quantity: 40, rate: 29.5 }, amount: 1180 },
    { name: 'Late fee', date: null, amount: -62.5 },
  ]);
});
