import { expenseEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { missingOf } from './checklist.ts';
import { maySpend, type Purchase } from './may-i-spend.ts';
import { blankLine } from './metadata-to-form.ts';
import { settingOf } from './report-setting.ts';

const setting = settingOf(
  v.parse(expenseEditMetadata, {
    billingItemId: 0,
    version: 0,
    engagementId: 5000,
    periodStartDate: '2026-11-16',
    periodEndDate: '2026-11-22',
    dates: ['2026-11-16', '2026-11-17', '2026-11-21'],
    currency: 'USD',
    categories: [{ category: 'Meals', types: ['Lunch', 'Dinner'] }],
    policies: [
      { kind: 'DAY_LIMIT', category: 'Meals', amount: 60 },
      { kind: 'RECEIPT_ABOVE', amount: 25 },
      { kind: 'NO_WEEKEND', category: 'Meals' },
    ],
    rates: [{ currency: 'EUR', rate: '1.0820', day: '2026-11-13' }],
  }),
);
const dinner: Purchase = {
  category: 'Meals',
  expenseType: 'Dinner',
  expenseDate: '2026-11-16',
  amount: '20.00',
  currency: 'USD',
};
const lineOf = (purchase: Purchase) => ({ ...blankLine('line', { dates: [], currency: 'USD' }), ...purchase });
const ask = (change: Partial<Purchase>, before: readonly Purchase[] = []) =>
  maySpend({ ...dinner, ...change }, before.map(lineOf), setting);

test('what no policy is against may be spent, and what is left of the day is said', () => {
  expect(ask({})).toEqual({ kind: 'YES', breaches: [], amount: 2000, left: 4000 });
});

test('what needs a receipt may be spent with one', () => {
  expect(ask({ amount: '31.20' })).toMatchObject({ kind: 'RECEIPT', left: 2880 });
});

test('what the report has on that day counts', () => {
  const lunch = { ...dinner, expenseType: 'Lunch', amount: '45.00' };
  expect(ask({}, [lunch])).toMatchObject({ kind: 'REASON', breaches: [{ over: 500 }], left: null });
  expect(ask({ expenseDate: '2026-11-17' }, [lunch])?.kind).toBe('YES');
});

test('what other reports have on that day counts as well', () => {
  const spentBefore = [{ expenseDate: '2026-11-16', category: 'Meals', expenseType: 'Lunch', amount: 3500 }];
  const of = (amount: string) => maySpend({ ...dinner, amount }, [], { ...setting, spentBefore });
  expect(of('20.00')).toMatchObject({ kind: 'YES', left: 500 });
  expect(of('25.00')).toMatchObject({ kind: 'YES', left: 0 });
  expect(of('25.01')).toMatchObject({ breaches: [{ over: 1, before: 3500 }, {}], left: null });
});

test('a weekend needs a reason, also in a period to come', () => {
  expect(ask({ expenseDate: '2026-11-21' })?.kind).toBe('REASON');
  expect(ask({ expenseDate: '2026-12-05' })?.kind).toBe('REASON');
});

test('another currency is asked about in the one of the engagement; without a rate that is said', () => {
  expect(ask({ amount: '20', currency: 'EUR' })).toMatchObject({ kind: 'YES', amount: 2164 });
  expect(ask({ currency: 'CHF' })?.kind).toBe('RATE');
});

test.each([{ amount: '' }, { amount: 'some' }, { amount: '0' }, { expenseType: '' }, { expenseDate: '' }])(
  'a question with %j is not complete',
  (change) => expect(ask(change)).toBeNull(),
);

test('the answer is the one that the line gets (docs: expenses#expense-ask)', () => {
  for (const amount of ['20.00', '31.20', '60.01'])
    for (const expenseDate of ['2026-11-16', '2026-11-21']) {
      const line = lineOf({ ...dinner, amount, expenseDate });
      const found = missingOf({ seed: '', lines: [line], files: [] }, setting, 'submit');
      const needsReason = found.some(({ field }) => field === 'exceptionReason');
      expect(needsReason).toBe(ask({ amount, expenseDate })?.kind !== 'YES');
    }
});

test('what comes to nothing in the currency of the engagement is no question', () => {
  expect(maySpend({ ...dinner, amount: '0.01', currency: 'EUR' }, [], setting)).not.toBeNull();
  const rates = [{ from: 'MXN', to: 'USD', rate: '0.054', day: '2026-11-01' }];
  expect(maySpend({ ...dinner, amount: '0.01', currency: 'MXN' }, [], { ...setting, rates })).toBeNull();
});
