import fc from 'fast-check';
import { EXPENSE_CATEGORIES, type ExpenseLine, type ProjectLine } from 'shared-client/schema/billing';
import { tokens } from '../../testing/timecard.ts';
import {
  checkAdjustment,
  checkExpense,
  checkNotEmpty,
  checkProjectLine,
  withPayAmount,
  withProduct,
} from './check-lines.ts';

const setting = { dates: ['2026-11-16', '2026-11-17'], currency: 'USD' };
const taxi: ExpenseLine = {
  id: null,
  expenseDate: '2026-11-16',
  category: 'Travel Fare',
  expenseType: 'Taxi',
  amount: 31.2,
  payAmount: null,
  description: null,
  costAllocationValues: [],
};
const dredging: ProjectLine = {
  id: null,
  kind: 'position',
  name: 'Dredging',
  quantity: null,
  rate: null,
  amount: 100,
  dueDate: null,
  completed: false,
};
const expense = (change: Partial<ExpenseLine>) => tokens(checkExpense({ ...taxi, ...change }, 0, setting));

test('an empty item says so', () => {
  expect(tokens(checkNotEmpty([]))).toEqual(['BILLING_TIME_ENTRY_NO_DETAIL_ITEMS']);
  expect(checkNotEmpty([taxi])).toEqual([]);
});

test('every type of every category of the reference is taken, no type of another category', () => {
  for (const [category, types] of Object.entries(EXPENSE_CATEGORIES)) {
    for (const expenseType of types) expect(expense({ category, expenseType })).toEqual([]);
  }
  expect(expense({ category: 'Meals' })).toEqual(['ERR_BILLING_EXPENSE_TYPE']);
  expect(expense({ category: 'constructor' })).toEqual(['ERR_BILLING_EXPENSE_TYPE']);
});

test('an expense lies on a day of the period within the engagement', () => {
  expect(expense({ expenseDate: '2026-11-18' })).toEqual(['ERR_BILLING_LINE_DATE']);
});

test.each([0, -1, 1.005, 1e12])('%d is no amount of an expense', (amount) => {
  expect(expense({ amount })).toEqual(['ERR_BILLING_LINE_AMOUNT']);
});

test('a currency without decimals takes whole amounts only', () => {
  expect(tokens(checkExpense({ ...taxi, amount: 31.2 }, 0, { ...setting, currency: 'JPY' }))).toEqual([
    'ERR_BILLING_LINE_AMOUNT',
  ]);
  expect(checkExpense({ ...taxi, amount: 31 }, 0, { ...setting, currency: 'JPY' })).toEqual([]);
});

test('a line of a project has a name and an amount', () => {
  expect(checkProjectLine(dredging, 0, setting)).toEqual([]);
  expect(tokens(checkProjectLine({ ...dredging, name: '  ', amount: 0 }, 0, setting))).toEqual([
    'ERR_BILLING_LINE_NAME',
    'ERR_BILLING_LINE_AMOUNT',
  ]);
});

test('an adjustment corrects up or down, a benefit only adds, nothing comes to zero', () => {
  const check = (type: 'ADJUSTMENT' | 'BENEFIT', amount: number) =>
    tokens(checkAdjustment({ id: null, description: null, amount }, 0, { ...setting, type, mode: 'save' }));
  expect(check('ADJUSTMENT', -62.5)).toEqual([]);
  expect(check('ADJUSTMENT', 62.5)).toEqual([]);
  expect(check('ADJUSTMENT', 0)).toEqual(['ERR_BILLING_LINE_AMOUNT']);
  expect(check('BENEFIT', -1)).toEqual(['ERR_BILLING_LINE_AMOUNT']);
  expect(check('BENEFIT', 120)).toEqual([]);
});

test('what an adjustment is for is asked for when it is submitted', () => {
  const line = { id: null, description: ' ', amount: 5 };
  const check = (mode: 'save' | 'submit') => tokens(checkAdjustment(line, 1, { ...setting, type: 'BENEFIT', mode }));
  expect(check('save')).toEqual([]);
  expect(check('submit')).toEqual(['ERR_BILLING_LINE_REASON']);
});

test('the amount of a line is quantity times rate, in cents, and the pay of an expense is what it cost', () => {
  const part = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(part, part, (quantity, cents) => {
      const { amount } = withProduct({ ...dredging, quantity, rate: cents / 100, amount: 7 }, 'USD');
      expect(Math.round(amount * 100)).toBe(quantity * cents);
    }),
  );
  expect(withProduct(dredging, 'USD').amount).toBe(100);
  expect(withPayAmount({ ...taxi, payAmount: 99 }).payAmount).toBe(31.2);
});
