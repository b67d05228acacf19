import { expense } from '../../sample-data/billing/other-items.ts';
import { flaggedLines } from './flagged-lines.ts';

const setting = {
  currency: 'USD',
  policies: [
    { kind: 'DAY_LIMIT', category: 'Meals', expenseType: null, amount: 60 },
    { kind: 'RECEIPT_ABOVE', category: null, expenseType: null, amount: 75 },
  ] as const,
};
const dinner = { ...expense('2026-11-10', 'Meals', 'Dinner', 84.2), merchant: 'Pier 9', receiptKey: 'r1' };

test('a line within the policies that has its receipt is not flagged', () => {
  expect(flaggedLines([{ ...dinner, amount: 60 }], setting)).toEqual([]);
});

test('a line says what it breaks, its reason, and whether it has a receipt (docs: approvals#approval-marks-money)', () => {
  const explained = { ...dinner, receiptKey: null, exceptionReason: ' Three of us. ' };
  expect(flaggedLines([explained], setting)).toEqual([
    {
      expenseDate: '2026-11-10',
      name: 'Pier 9',
      amount: 84.2,
      hasReceipt: false,
      exceptionReason: 'Three of us.',
      broken: ['DAY_LIMIT', 'RECEIPT_ABOVE'],
    },
  ]);
});

test('a small amount without a receipt breaks nothing, and is named by its type where there is no merchant', () => {
  const taxi = expense('2026-11-10', 'Travel Fare', 'Taxi', 18);
  expect(flaggedLines([taxi], setting)).toMatchObject([{ name: 'Taxi', hasReceipt: false, broken: [] }]);
});
