import { EXPENSE_CATEGORIES, type ExpenseLine, expenseLine } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { tokens } from '../../testing/timecard.ts';
import { checkExpenses, type ExpenseLineSetting, settled, settledLines } from './expense-line.ts';

const setting: ExpenseLineSetting = {
  dates: ['2026-11-16', '2026-11-17'],
  currency: 'USD',
  rates: [
    { from: 'EUR', to: 'USD', rate: '1.0820', day: '2026-11-13' },
    { from: 'EUR', to: 'USD', rate: '1.0900', day: '2026-11-17' },
  ],
  policies: [],
  spentBefore: [],
  unitRates: [
    { type: 'MILEAGE', unit: 'mi', rate: '0.70', day: '2025-01-01' },
    { type: 'MILEAGE', unit: 'mi', rate: '0.725', day: '2026-11-17' },
    { type: 'PER_DIEM', unit: 'day', rate: '68', day: '2025-01-01' },
  ],
  files: new Set(['key-1']),
  mode: 'submit',
};
const lineOf = (change: object = {}): ExpenseLine =>
  v.parse(expenseLine, {
    expenseDate: '2026-11-16',
    category: 'Travel Fare',
    expenseType: 'Taxi',
    amount: 31.2,
    ...change,
  });
const euros = lineOf({ id: 7, amount: 1, spentAmount: 38.4, spentCurrency: 'EUR' });
const found = (change: object, part: Partial<ExpenseLineSetting> = {}) =>
  tokens(checkExpenses([settled(lineOf(change), undefined, setting)], { ...setting, ...part }));

test('every type of every category of the reference is taken (docs: billing-items#expense-types)', () => {
  for (const [category, types] of Object.entries(EXPENSE_CATEGORIES))
    for (const expenseType of types) expect(found({ category, expenseType })).toEqual([]);
  expect(found({ category: 'Meals' })).toEqual(['ERR_BILLING_EXPENSE_TYPE']);
});

test.each([
  [0, 'ERR_BILLING_LINE_AMOUNT'],
  [-1, 'ERR_BILLING_LINE_AMOUNT'],
  [1.005, 'ERR_BILLING_LINE_AMOUNT'],
  [1e12, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
])('%d is no amount of an expense: %s', (amount, token) => {
  expect(found({ amount })).toEqual([token]);
});

test('what was spent in another currency is converted by the newest rate up to its day', () => {
  expect(settled(euros, undefined, setting)).toMatchObject({
    amount: 41.55,
    payAmount: 41.55,
    rate: '1.0820',
    rateDay: '2026-11-13',
  });
});

test('a rate stays with its line while date and currency stay, whatever is published later', () => {
  const stored = { ...settled(euros, undefined, setting), rate: '1.1000', rateDay: '2026-11-12' };
  expect(settled({ ...euros, spentAmount: 10 }, stored, setting)).toMatchObject({ amount: 11, rateDay: '2026-11-12' });
  expect(settled({ ...euros, expenseDate: '2026-11-17' }, stored, setting)).toMatchObject({ rate: '1.0900' });
});

test('a payload is not believed what is the own of the server (docs: expenses#expense-own)', () => {
  const own = { payAmount: 99, rate: '2', rateDay: '2026-11-16', spentCurrency: 'USD', spentAmount: 5 };
  expect(settled(lineOf(own), undefined, setting)).toMatchObject({
    amount: 5,
    payAmount: 5,
    spentCurrency: null,
    rate: null,
    rateDay: null,
  });
  expect(settled(lineOf({ reimbursable: false }), undefined, setting).payAmount).toBe(0);
});

test('what the approver accepted stays accepted while it says the same; the reason of a line stays until it is submitted', () => {
  const stored = { ...settled(lineOf({ id: 7 }), undefined, setting), accepted: true, rejectionReason: 'Which trip?' };
  const again = (change: object, mode: 'save' | 'submit') =>
    settled({ ...stored, accepted: false, rejectionReason: null, ...change }, stored, { ...setting, mode });
  expect(again({}, 'save')).toMatchObject({ accepted: true, rejectionReason: 'Which trip?' });
  expect(again({ amount: 31.3 }, 'submit')).toMatchObject({ accepted: false, rejectionReason: null });
  expect(settled(lineOf({ accepted: true }), undefined, setting).accepted).toBe(false);
});

test('a copy that carries the id of an accepted line is a new line: it has neither its decision nor its rate (docs: expenses#expense-own)', () => {
  const before = { ...euros, rate: '1.1000', rateDay: '2026-11-12' };
  const stored = { ...settled(before, before, setting), accepted: true };
  const [first, copy] = settledLines([stored, stored], [stored], setting);
  expect(first).toMatchObject({ accepted: true, rate: '1.1000' });
  expect(copy).toMatchObject({ accepted: false, rate: '1.0820' });
});

test('a currency without a rate is saved and not submitted', () => {
  const francs = { spentAmount: 20, spentCurrency: 'CHF' };
  expect([found(francs, { mode: 'save' }), found(francs)]).toEqual([[], ['ERR_BILLING_EXPENSE_RATE']]);
});

test('what was accepted stays accepted while its parts say the same', () => {
  const values = [{ id: 4, reqBillCostAllocId: 701, value: 'CC-7' }];
  const part = (share: number) => ({ share, costAllocationValues: values });
  const dividedBy = (...shares: number[]) => lineOf({ id: 7, split: { by: 'AMOUNT', parts: shares.map(part) } });
  const stored = { ...settled(dividedBy(31, 0.2), undefined, setting), accepted: true };
  expect(settled(dividedBy(31, 0.2), stored, setting).accepted).toBe(true);
  expect(settled(dividedBy(30, 1.2), stored, setting).accepted).toBe(false);
});

test.each([
  ['PERCENT', 33.333, 66.667],
  ['AMOUNT', 31.205, -0.005],
])('shares by %s with more decimals than they may have are refused', (by, ...shares) => {
  const parts = shares.map((share) => ({ share }));
  expect(found({ split: { by, parts } }, { mode: 'save' })).toEqual(['ERR_BILLING_EXPENSE_SPLIT']);
});

test('a policy asks for a reason; a receipt is one of the files of the item', () => {
  const policies = [{ kind: 'RECEIPT_ABOVE', category: null, expenseType: null, amount: 25 }] as const;
  const check = (change: object) => found(change, { policies });
  expect(check({})).toEqual(['ERR_BILLING_EXPENSE_REASON']);
  expect(check({ receiptKey: 'invented' })).toEqual(['ERR_BILLING_EXPENSE_REASON']);
  expect(check({ receiptKey: 'key-1' })).toEqual([]);
  expect(check({ exceptionReason: 'The machine had no paper' })).toEqual([]);
});

describe('What is paid at a rate of the engagement', () => {
  const drive = lineOf({ id: 7, category: 'Auto', expenseType: 'MILEAGE', amount: 1, quantity: 84 });

  test('comes to the quantity times the rate of its day, whatever the payload says', () => {
    const sent = {
      ...drive,
      unitRate: '9',
      unit: 'km',
      unitRateDay: '2020-01-01',
      spentAmount: 5,
      spentCurrency: 'EUR',
    };
    expect(settled(sent as ExpenseLine, undefined, setting)).toMatchObject({
      amount: 58.8,
      payAmount: 58.8,
      unitRate: '0.70',
      unit: 'mi',
      unitRateDay: '2025-01-01',
      spentCurrency: null,
    });
    expect(settled({ ...drive, expenseDate: '2026-11-17' }, undefined, setting)).toMatchObject({ amount: 60.9 });
  });

  test('keeps its rate while its date and type stay', () => {
    const stored = { ...settled(drive, undefined, setting), unitRate: '0.50' };
    expect(settled({ ...drive, quantity: 10 }, stored, setting)).toMatchObject({ amount: 5, unitRate: '0.50' });
    expect(settled({ ...drive, expenseDate: '2026-11-17' }, stored, setting)).toMatchObject({ unitRate: '0.725' });
  });

  test('pays days of departure and of return at 75 percent, and a day once', () => {
    const away = { category: 'Meals', expenseType: 'PER_DIEM', quantity: 2, partialDays: 2 };
    expect(settled(lineOf(away), undefined, setting).amount).toBe(102);
    expect(found(away)).toEqual([]);
    expect(found({ ...away, quantity: 1.5 })).toEqual(['ERR_BILLING_EXPENSE_DAYS']);
    const twice = [lineOf(away), lineOf({ ...away, expenseDate: '2026-11-17', quantity: 1, partialDays: 0 })];
    const lines = twice.map((line) => settled(line, undefined, setting));
    expect(tokens(checkExpenses(lines, setting))).toEqual(['ERR_BILLING_EXPENSE_DAYS_TWICE']);
  });

  test('is refused with a quantity of more than two decimals, and where the engagement has no rate', () => {
    expect(found({ ...drive, quantity: 1.005 })).toEqual(['ERR_BILLING_EXPENSE_DISTANCE']);
    const none = { unitRates: [] };
    expect(
      tokens(checkExpenses([settled(drive, undefined, { ...setting, ...none })], { ...setting, ...none })),
    ).toEqual(['ERR_BILLING_EXPENSE_TYPE', 'ERR_BILLING_EXPENSE_UNIT_RATE']);
  });

  test('what was bought has no quantity', () => {
    expect(settled(lineOf({ quantity: 3, unitRate: '1', unit: 'mi' }), undefined, setting)).toMatchObject({
      quantity: null,
      unitRate: null,
      unit: null,
    });
  });
});
