import fc from 'fast-check';
import {
  type ExpenseEntry,
  expenseIssues,
  policyBreaches,
  type UnitEntry,
  type UnitRate,
  unitAmount,
  unitRateOn,
  withUnitTypes,
} from './index.ts';

const rates: readonly UnitRate[] = [
  { type: 'MILEAGE', unit: 'mi', rate: '0.725', day: '2026-01-01' },
  { type: 'MILEAGE', unit: 'mi', rate: '0.70', day: '2025-01-01' },
  { type: 'PER_DIEM', unit: 'day', rate: '68', day: '2026-01-01' },
];
const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
const drive: UnitEntry = { type: 'MILEAGE', quantity: 8400, partialDays: 0, rate: '0.725' };
const away: UnitEntry = { type: 'PER_DIEM', quantity: 300, partialDays: 2, rate: '68' };
const entry = (unit: UnitEntry, change: Partial<ExpenseEntry> = {}): ExpenseEntry => {
  const amount = unitAmount(unit, 'USD');
  return {
    expenseDate: '2026-11-16',
    category: unit.type === 'MILEAGE' ? 'Auto' : 'Meals',
    expenseType: unit.type,
    spent: amount,
    currency: 'USD',
    tax: null,
    amount,
    hasReceipt: false,
    exceptionReason: '',
    split: null,
    unit,
    ...change,
  };
};
const categories = withUnitTypes({ Auto: ['RENTAL'], Meals: ['Dinner'] }, rates);
const tokens = (mode: 'save' | 'submit', ...entries: readonly ExpenseEntry[]) =>
  expenseIssues(entries, { dates, categories, policies: [] }, mode).map(({ token }) => token);

test('the rate is the newest that is not after the day', () => {
  expect(unitRateOn(rates, 'MILEAGE', '2026-11-16')?.rate).toBe('0.725');
  expect(unitRateOn(rates, 'MILEAGE', '2025-12-31')?.rate).toBe('0.70');
  expect(unitRateOn(rates, 'MILEAGE', '2024-12-31')).toBeUndefined();
});

test('84 miles at 0.725 are 60.90, 12.35 are 8.95 after one rounding (docs: expenses#expense-rates)', () => {
  expect(unitAmount(drive, 'USD')).toBe(6090);
  expect(unitAmount({ ...drive, quantity: 1235 }, 'USD')).toBe(895);
  expect(unitAmount({ ...drive, quantity: 1235, rate: '110' }, 'JPY')).toBe(1359);
});

test('the days of departure and of return are paid at 75 percent', () => {
  expect(unitAmount(away, 'USD')).toBe(17_000);
  expect(unitAmount({ ...away, partialDays: 0 }, 'USD')).toBe(20_400);
  expect(unitAmount({ ...away, quantity: 100, partialDays: 1 }, 'USD')).toBe(5100);
});

test('two lines differ from one of both by less than a unit, because each is rounded once', () => {
  const hundredths = fc.nat(1_000_000);
  fc.assert(
    fc.property(hundredths, hundredths, fc.nat(99_999), (one, other, thousandths) => {
      const rate = (thousandths / 1000).toFixed(3);
      const at = (quantity: number) => unitAmount({ ...drive, quantity, rate }, 'USD') ?? 0;
      expect(Math.abs(at(one) + at(other) - at(one + other))).toBeLessThanOrEqual(1);
      expect(at(one + 100)).toBeGreaterThanOrEqual(at(one));
    }),
  );
});

test('whole days are the rate times their number, exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.nat(100_000), (days, cents) => {
      const rate = (cents / 100).toFixed(2);
      expect(unitAmount({ ...away, quantity: days * 100, partialDays: 0, rate }, 'USD')).toBe(days * cents);
    }),
  );
});

test('a line waits for its quantity and its rate, and is submitted with both', () => {
  expect(tokens('submit', entry(drive), entry(away))).toEqual([]);
  const open: readonly [UnitEntry, string][] = [
    [{ ...drive, quantity: null }, 'ERR_BILLING_EXPENSE_DISTANCE'],
    [{ ...away, quantity: 0, partialDays: 0 }, 'ERR_BILLING_EXPENSE_DAYS'],
    [{ ...drive, rate: null }, 'ERR_BILLING_EXPENSE_UNIT_RATE'],
  ];
  for (const [unit, token] of open)
    expect([tokens('save', entry(unit)), tokens('submit', entry(unit))]).toEqual([[], [token]]);
});

test.each<[string, UnitEntry]>([
  ['a distance below zero', { ...drive, quantity: -100 }],
  ['a distance around the earth many times', { ...drive, quantity: 10_000_001 }],
  ['a distance with a part of a day', { ...drive, partialDays: 1 }],
  ['half a day', { ...away, quantity: 250 }],
  ['more partial days than days', { ...away, quantity: 100 }],
  ['more days than are left of the period', { ...away, quantity: 500 }],
  ['three partial days', { ...away, partialDays: 3 }],
])('%s is neither saved nor submitted', (_, unit) => {
  const token = unit.type === 'PER_DIEM' ? 'ERR_BILLING_EXPENSE_DAYS' : 'ERR_BILLING_EXPENSE_DISTANCE';
  expect([tokens('save', entry(unit)), tokens('submit', entry(unit))]).toEqual([[token], [token]]);
});

test('a day away is paid once (docs: expenses#expense-partial-days)', () => {
  const later = entry({ ...away, quantity: 100, partialDays: 0 }, { expenseDate: '2026-11-19' });
  expect(tokens('submit', entry(away), later)).toEqual([]);
  const again = { ...later, expenseDate: '2026-11-18' };
  expect(tokens('save', entry(away), again)).toEqual([]);
  expect(tokens('submit', entry(away), again)).toEqual(['ERR_BILLING_EXPENSE_DAYS_TWICE']);
});

test('a type of a rate is offered where the engagement has one, and is no purchase', () => {
  expect(categories).toEqual({ Auto: ['RENTAL', 'MILEAGE'], Meals: ['Dinner', 'PER_DIEM'] });
  expect(withUnitTypes({ Auto: ['RENTAL'] }, [])).toEqual({ Auto: ['RENTAL'] });
  expect(tokens('submit', entry(drive, { unit: null }))).toEqual(['ERR_BILLING_EXPENSE_TYPE']);
  expect(tokens('submit', entry(drive, { expenseType: 'RENTAL' }))).toEqual(['ERR_BILLING_EXPENSE_TYPE']);
});

test('no policy is about it: there is no receipt of a mile (docs: expenses#expense-no-purchase)', () => {
  const policy = { category: null, expenseType: null, limit: 1 };
  const policies = [
    { ...policy, kind: 'RECEIPT_ABOVE' as const },
    { ...policy, kind: 'DAY_LIMIT' as const },
  ];
  expect(policyBreaches([entry(drive), entry(away)], policies)).toEqual([]);
});

test('a distance that comes to nothing after rounding is saved and not submitted', () => {
  const step = entry({ ...drive, quantity: 1, rate: '0.3' });
  expect([step.spent, tokens('save', step), tokens('submit', step)]).toEqual([0, [], ['ERR_BILLING_EXPENSE_NOTHING']]);
});
