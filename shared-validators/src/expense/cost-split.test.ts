import fc from 'fast-check';
import { type CostSplit, costParts, type ExpenseEntry, evenShares, expenseIssues, unplacedOf } from './index.ts';

const thirds: CostSplit = { by: 'PERCENT', shares: [3334, 3333, 3333] };
const byAmount = (...shares: readonly (number | null)[]): CostSplit => ({ by: 'AMOUNT', shares });

test('31.20 by thirds is 10.40 each; of 10.00 the largest share has the cent that is left over', () => {
  expect(costParts(thirds, 3120, 3120).map(({ units }) => units)).toEqual([1040, 1040, 1040]);
  expect(costParts(thirds, 1000, 1000).map(({ units, hasSpareUnit }) => [units, hasSpareUnit])).toEqual([
    [334, true],
    [333, false],
    [333, false],
  ]);
});

test('parts of another currency sum to what they are charged', () => {
  // 38.40 EUR are 41.55 USD.
  expect(costParts(byAmount(1920, 1920), 3840, 4155).map(({ units }) => units)).toEqual([2078, 2077]);
});

test('what is not placed yet is left out, and said', () => {
  const open = byAmount(3000, null);
  expect(unplacedOf(open, 3120)).toBe(120);
  expect(costParts(open, 3120, 3120).map(({ units }) => units)).toEqual([3000, 0]);
  expect(unplacedOf({ by: 'PERCENT', shares: [6000, 5000] }, 3120)).toBe(-1000);
});

test('whatever is divided, by percent or by amount, the parts sum to the whole (docs: expenses#expense-split)', () => {
  const shares = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(1_000_000_000), shares, fc.nat(2_000_000_000), (amount, all, other) => {
      const spent = all.reduce((sum, one) => sum + one, 0);
      const sum = (costs: CostSplit, of: number | null, whole: number) =>
        costParts(costs, of, whole).reduce((total, { units }) => total + units, 0);
      if (spent > 0) expect(sum(byAmount(...all), spent, other)).toBe(other);
      const percent: CostSplit = { by: 'PERCENT', shares: evenShares(all.length, 10_000) };
      expect(unplacedOf(percent, amount)).toBe(0);
      expect(sum(percent, amount, amount)).toBe(amount);
    }),
  );
});

test('an amount that is placed by itself is charged as it was typed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (all) => {
      const spent = all.reduce((sum, one) => sum + one, 0);
      expect(costParts(byAmount(...all), spent, spent).map(({ units }) => units)).toEqual(all);
    }),
  );
});

test('a split is saved while it waits, and submitted when everything is placed', () => {
  const entry: ExpenseEntry = {
    expenseDate: '2026-11-16',
    category: 'Meals',
    expenseType: 'Dinner',
    spent: 3120,
    currency: 'USD',
    tax: null,
    amount: 3120,
    hasReceipt: true,
    exceptionReason: '',
    split: null,
    unit: null,
  };
  const setting = { dates: ['2026-11-16'], categories: { Meals: ['Dinner'] }, policies: [] };
  const tokens = (split: CostSplit | null, mode: 'save' | 'submit', change: Partial<ExpenseEntry> = {}) =>
    expenseIssues([{ ...entry, split, ...change }], setting, mode).map(({ token }) => token);
  const refused = ['ERR_BILLING_EXPENSE_SPLIT'];
  expect(tokens(thirds, 'submit')).toEqual([]);
  expect(tokens(byAmount(3120), 'submit')).toEqual([]);
  for (const open of [byAmount(3000), byAmount(3121), byAmount(3120, null), byAmount(3120, 0)])
    expect([tokens(open, 'save'), tokens(open, 'submit')]).toEqual([[], refused]);
  expect(tokens(byAmount(4120, -1000), 'save')).toEqual(refused);
  expect(tokens(byAmount(5), 'submit', { spent: null, amount: null })).toEqual(['ERR_BILLING_LINE_AMOUNT']);
});
