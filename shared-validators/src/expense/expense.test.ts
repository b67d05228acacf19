import fc from 'fast-check';
import { type ExpenseEntry, type ExpensePolicy, expenseIssues, policyBreaches } from './index.ts';

const taxi: ExpenseEntry = {
  expenseDate: '2026-11-16',
  category: 'Travel Fare',
  expenseType: 'Taxi',
  spent: 3840,
  currency: 'EUR',
  tax: null,
  amount: 4155,
  hasReceipt: true,
  exceptionReason: '',
  split: null,
  unit: null,
};
const meal: ExpenseEntry = { ...taxi, category: 'Meals', expenseType: 'Dinner' };
const setting = {
  dates: ['2026-11-16', '2026-11-17'],
  categories: { 'Travel Fare': ['Taxi', 'Train'], Meals: ['Lunch', 'Dinner'] },
  policies: [],
};
const policy = (change: Partial<ExpensePolicy>): ExpensePolicy => ({
  kind: 'DAY_LIMIT',
  category: null,
  expenseType: null,
  limit: 6000,
  ...change,
});
const tokens = (change: Partial<ExpenseEntry>, mode: 'save' | 'submit') =>
  expenseIssues([{ ...taxi, ...change }], setting, mode).map(({ token }) => token);

describe('The rules of a line', () => {
  test.each<[string, Partial<ExpenseEntry>, string]>([
    ['a day of another period', { expenseDate: '2026-11-18' }, 'ERR_BILLING_LINE_DATE'],
    ['a type of another category', { expenseType: 'Dinner' }, 'ERR_BILLING_EXPENSE_TYPE'],
    ['a category of every object', { category: 'constructor' }, 'ERR_BILLING_EXPENSE_TYPE'],
    ['an amount below zero', { spent: -1 }, 'ERR_BILLING_LINE_AMOUNT'],
    ['an amount without bounds', { spent: 1e14 }, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
    [
      'what comes to more in the engagement’s currency',
      { spent: 1e11, amount: 1e11 + 1 },
      'ERR_BILLING_EXPENSE_TOO_MUCH',
    ],
    ['more tax than was spent', { tax: 3841 }, 'ERR_BILLING_EXPENSE_TAX'],
    ['tax below zero', { tax: -1 }, 'ERR_BILLING_EXPENSE_TAX'],
  ])('%s is neither saved nor submitted', (_, change, token) => {
    expect([tokens(change, 'save'), tokens(change, 'submit')]).toEqual([[token], [token]]);
  });

  test.each<[string, Partial<ExpenseEntry>, string]>([
    ['its amount', { spent: null, amount: null }, 'ERR_BILLING_LINE_AMOUNT'],
    ['its category', { category: '', expenseType: '' }, 'ERR_BILLING_EXPENSE_TYPE'],
    ['its type', { expenseType: '' }, 'ERR_BILLING_EXPENSE_TYPE'],
    ['a rate', { currency: 'XXX', amount: null }, 'ERR_BILLING_EXPENSE_RATE'],
    ['more than comes to nothing', { spent: 1, currency: 'MXN', amount: 0 }, 'ERR_BILLING_EXPENSE_NOTHING'],
  ])('a line that waits for %s is saved and not submitted (docs: expenses#expense-rules)', (_, change, token) => {
    expect([tokens(change, 'save'), tokens(change, 'submit')]).toEqual([[], [token]]);
  });

  test('the bound of an engagement in a currency without decimals is the same amount', () => {
    const issues = (amount: number) =>
      expenseIssues([{ ...taxi, spent: 1, amount }], { ...setting, currency: 'JPY' }, 'submit').length;
    expect([issues(1e9), issues(1e9 + 1)]).toEqual([0, 1]);
  });

  test('what comes to nothing names the currency that it comes to nothing in', () => {
    const [issue] = expenseIssues([{ ...taxi, amount: 0 }], { ...setting, currency: 'USD' }, 'submit');
    expect(issue?.params).toEqual(['USD']);
  });

  test('a complete line is submitted', () => expect(tokens({}, 'submit')).toEqual([]));
});

describe('Policies', () => {
  const breaches = (entries: readonly ExpenseEntry[], ...policies: readonly ExpensePolicy[]) =>
    policyBreaches(entries, policies).map(({ line, over }) => [line, over]);

  test('the limit of a day is broken by the line that goes over it, and by those after it (docs: expenses#expense-day-limit)', () => {
    const day = [{ ...meal, amount: 3000 }, { ...meal, amount: 4200 }, { ...meal, amount: 100 }, taxi];
    expect(breaches(day, policy({ category: 'Meals' }))).toEqual([
      [1, 1200],
      [2, 100],
    ]);
    expect(breaches([meal, { ...meal, expenseDate: '2026-11-17' }], policy({ category: 'Meals' }))).toEqual([]);
  });

  test('what goes over a limit adds up to what the day is over it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 20 }), fc.nat(1_000_000), (amounts, limit) => {
        const over = policyBreaches(
          amounts.map((amount) => ({ ...meal, amount })),
          [policy({ limit })],
        );
        const spent = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(over.reduce((sum, one) => sum + one.over, 0)).toBe(Math.max(0, spent - limit));
      }),
    );
  });

  test('the limit of a day is one for all reports: what another one has spent of it is gone', () => {
    const rule = policy({ category: 'Meals' });
    const spent = { expenseDate: meal.expenseDate, category: 'Meals', expenseType: 'Lunch', amount: 2500 };
    const over = (...before: (typeof spent)[]) =>
      policyBreaches([{ ...meal, amount: 4000 }], [rule], before).map((one) => [one.over, one.before]);
    expect(over()).toEqual([]);
    expect(over(spent)).toEqual([[500, 2500]]);
    expect(over(spent, { ...spent, amount: 9000 })).toEqual([[4000, 11_500]]);
    expect(over({ ...spent, expenseDate: '2026-11-17' }, { ...spent, category: 'Auto' })).toEqual([]);
  });

  test('whichever report a line is in, the day is over its limit by the same (docs: expenses#expense-day-limit)', () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 10 });
    fc.assert(
      fc.property(amounts, amounts, fc.nat(1_000_000), (first, second, limit) => {
        const rule = policy({ limit });
        const lines = (some: readonly number[]) => some.map((amount) => ({ ...meal, amount }));
        const over = (entries: readonly ExpenseEntry[], before: readonly (ExpenseEntry & { amount: number })[] = []) =>
          policyBreaches(entries, [rule], before).reduce((sum, one) => sum + one.over, 0);
        const apart = over(lines(first)) + over(lines(second), lines(first));
        expect(apart).toBe(over(lines([...first, ...second])));
      }),
    );
  });

  test('a receipt is needed above an amount, of a type as well', () => {
    const rule = policy({ kind: 'RECEIPT_ABOVE', category: 'Travel Fare', expenseType: 'Taxi', limit: 2500 });
    const bare = { ...taxi, hasReceipt: false };
    expect(breaches([taxi, bare, { ...bare, amount: 2500 }, { ...bare, expenseType: 'Train' }], rule)).toEqual([
      [1, 1655],
    ]);
  });

  test('Saturday and Sunday are a weekend, the days beside them are not', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    const lines = days.map((expenseDate) => ({ ...meal, expenseDate }));
    expect(breaches(lines, policy({ kind: 'NO_WEEKEND', limit: 0 }))).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('a line that breaks a policy is saved, and submitted with a reason', () => {
    const strict = { ...setting, policies: [policy({ limit: 100 })] };
    const of = (exceptionReason: string, mode: 'save' | 'submit') =>
      expenseIssues([{ ...taxi, exceptionReason }], strict, mode).map(({ token }) => token);
    expect([of('', 'save'), of('The last train was gone', 'submit')]).toEqual([[], []]);
    // Invisible text is not a reason.
    for (const unseen of ['', ' ', '\u00a0', ' \u200b'])
      expect(of(unseen, 'submit')).toEqual(['ERR_BILLING_EXPENSE_REASON']);
  });
});
