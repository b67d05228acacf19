import { expenseEditMetadata } from 'shared-client/schema/billing';
import { policyBreaches } from 'shared-validators/expense';
import * as v from 'valibot';
import { missingOf } from './checklist.ts';
import { copiedLines } from './copied-lines.ts';
import { duplicatesOf } from './duplicates.ts';
import { readEntryQuery } from './entry-query.ts';
import { payloadOf } from './form-to-payload.ts';
import { noHistory, redone, undone, withStep } from './history.ts';
import { entryOf } from './line-entry.ts';
import { blankLine, formOf } from './metadata-to-form.ts';
import { type LineForm, withoutLine } from './report-form.ts';
import { currenciesOf, settingOf } from './report-setting.ts';
import { totalsOf } from './totals.ts';

const taxi = {
  id: 7,
  expenseDate: '2026-11-16',
  category: 'Travel Fare',
  expenseType: 'Taxi',
  merchant: 'RTC Taxi',
  amount: 41.55,
  spentAmount: 38.4,
  spentCurrency: 'EUR',
  rate: '1.0820',
  rateDay: '2026-11-13',
  tax: 5.3,
  receiptKey: 'key-1',
};
const metadata = v.parse(expenseEditMetadata, {
  billingItemId: 20_001,
  version: 3,
  engagementId: 5000,
  status: 'Saved',
  periodStartDate: '2026-11-16',
  periodEndDate: '2026-11-22',
  dates: ['2026-11-16', '2026-11-17'],
  currency: 'USD',
  categories: [
    { category: 'Travel Fare', types: ['Taxi', 'Train'] },
    { category: 'Meals', types: ['Lunch', 'Dinner'] },
  ],
  policies: [{ kind: 'DAY_LIMIT', category: 'Meals', amount: 60 }],
  rates: [
    { currency: 'EUR', rate: '1.0900', day: '2026-11-16' },
    { currency: 'JPY', rate: '0.0067', day: '2026-11-13' },
  ],
  expenses: [taxi, { id: 8, expenseDate: '2026-11-17', category: 'Meals', expenseType: 'Dinner', amount: 31.2 }],
  attachments: [{ id: 1, fileName: 'taxi.jpg', attachmentKey: 'key-1' }],
});
const setting = settingOf(metadata);
const form = formOf(metadata, 'seed');
const [euros, dinner] = form.lines as readonly [LineForm, LineForm];
const missing = (...lines: readonly LineForm[]) =>
  missingOf({ ...form, lines }, setting, 'submit').map(({ line, field, label }) => [line, field, label]);

test('a report that nobody typed into is sent as it was read (docs: expenses#expense-line)', () => {
  const { expenses, ...head } = payloadOf(form, metadata, setting);
  expect(head).toMatchObject({ id: 20_001, version: 3, requisitionId: 5000, periodEndDate: '2026-11-22' });
  // Rate and pay are set by the server.
  const own = { rate: null, rateDay: null, payAmount: null, accepted: false };
  expect(expenses).toEqual(metadata.expenses.map((line) => ({ ...line, ...own })));
});

test('a rate stays with its line until its date or currency changes (docs: expenses#expense-currency)', () => {
  expect(entryOf(euros, setting).amount).toBe(4155);
  expect(entryOf({ ...euros, amount: '10,00' }, setting).amount).toBe(1082);
  expect(entryOf({ ...euros, expenseDate: '2026-11-17' }, setting).amount).toBe(4186);
  expect(entryOf({ ...euros, currency: 'JPY', amount: '1000' }, setting).amount).toBe(670);
  expect(entryOf({ ...euros, currency: 'CHF' }, setting).amount).toBeNull();
});

test('the currencies are the own one first, then those with a rate', () => {
  expect(currenciesOf(setting)).toEqual(['USD', 'EUR', 'JPY']);
});

test('a complete report misses nothing; a receipt waits for its amount and its type', () => {
  expect(missing(euros, dinner)).toEqual([]);
  const blank = blankLine('new', { dates: setting.dates, currency: 'USD', like: dinner });
  expect(missing(blank)).toEqual([
    ['new', 'expenseType', 'MSG_EXPENSE_TYPE'],
    ['new', 'amount', 'MSG_EXPENSE_AMOUNT'],
  ]);
  expect(blank.expenseDate).toBe('2026-11-17');
  expect(missing()).toEqual([[undefined, undefined, 'MSG_EXPENSE_NO_LINES']]);
});

test('what comes to nothing, or to more than a line may have, in the currency of the engagement is not submitted (docs: expenses#expense-rules)', () => {
  const pesos = { ...euros, currency: 'MXN', amount: '0.01', tax: '', frozen: null };
  const billed = { ...setting, rates: [{ from: 'MXN', to: 'USD', rate: '0.054', day: '2026-11-01' }] };
  const labels = (line: LineForm, mode: 'save' | 'submit') =>
    missingOf({ ...form, lines: [line] }, billed, mode).map(({ label, params }) => [label, params.own]);
  expect(labels(pesos, 'save')).toEqual([]);
  expect(labels(pesos, 'submit')).toEqual([['MSG_EXPENSE_NOTHING', 'USD']]);
  expect(labels({ ...pesos, amount: '0.10' }, 'submit')).toEqual([]);
  const much = { ...pesos, currency: 'KWD', amount: '900000000' };
  billed.rates.push({ from: 'KWD', to: 'USD', rate: '3.25', day: '2026-11-01' });
  expect(labels(much, 'save')).toEqual([['MSG_EXPENSE_TOO_MUCH', 'USD']]);
});

test('what was typed and is no amount is not saved as if nothing were there', () => {
  const typed = { ...dinner, amount: 'about 30' };
  expect(missingOf({ ...form, lines: [typed] }, setting, 'save').map(({ field }) => field)).toEqual(['amount']);
  expect(missing({ ...dinner, amount: '2000000000' })).toEqual([[dinner.key, 'amount', 'MSG_EXPENSE_TOO_MUCH']]);
});

test('an amount is not rounded to another currency: decimals that it does not have are asked about (docs: expenses#expense-typed)', () => {
  const yen = { ...euros, currency: 'JPY', amount: '88.40', tax: '', frozen: null };
  const billed = { ...setting, rates: [{ from: 'JPY', to: 'USD', rate: '0.00668', day: '2026-11-01' }] };
  const of = (amount: string) => ({ ...form, lines: [{ ...yen, amount }] });
  for (const mode of ['save', 'submit'] as const)
    expect(missingOf(of('88.40'), billed, mode)).toMatchObject([{ label: 'MSG_EXPENSE_DECIMALS', field: 'amount' }]);
  expect(entryOf({ ...yen, amount: '88.40' }, billed)).toMatchObject({ spent: null, amount: null });
  expect(missingOf(of('88.00'), billed, 'submit')).toEqual([]);
});

test('a line over the limit of a day needs a reason', () => {
  const over = { ...dinner, amount: '72.00' };
  expect(policyBreaches([entryOf(over, setting)], setting.policies)).toMatchObject([{ line: 0, over: 1200 }]);
  expect(missing(over)).toEqual([[over.key, 'exceptionReason', 'MSG_EXPENSE_REASON']]);
  expect(missing({ ...over, exceptionReason: 'With the client' })).toEqual([]);
});

test('a line with the day, merchant and amount of another one may be the same (docs: expenses#expense-duplicates)', () => {
  const again = { ...euros, key: 'again', merchant: ' rtc taxi ' };
  expect([...duplicatesOf([euros, dinner, again, { ...again, key: 'other', amount: '38.41' }], setting)]).toEqual([
    ['again', 0],
  ]);
});

test('the lines of an earlier report come on the day with the same place, without what belongs to that time', () => {
  const values = [
    { id: 5, value: 'CC-7' },
    { id: 6, value: '*****' },
  ] as unknown as LineForm['values'];
  const phone = { ...euros, values, exceptionReason: 'late', rejectionReason: 'Which?', expenseDate: '2026-11-10' };
  const periods = {
    before: ['2026-11-09', '2026-11-10'],
    dates: setting.dates,
    keyOf: ({ key }: LineForm) => `${key}+`,
  };
  const [copy, late] = copiedLines([phone, { ...phone, expenseDate: '2026-11-11' }], periods);
  expect(copy).toEqual({
    ...euros,
    key: `${euros.key}+`,
    id: null,
    expenseDate: '2026-11-17',
    receiptKey: null,
    exceptionReason: '',
    frozen: null,
    rejectionReason: null,
    values: [{ id: null, value: 'CC-7' }],
  });
  // A line on no day of its period is copied to the first day.
  expect(late?.expenseDate).toBe('2026-11-16');
  const [capped] = copiedLines([phone], { ...periods, dates: ['2026-11-16'] });
  expect(capped?.expenseDate).toBe('2026-11-16');
});

test('a line that is removed takes its receipt along, unless another line has it', () => {
  expect(withoutLine(form, euros.key)).toMatchObject({ lines: [dinner], files: [] });
  const shared = { ...form, lines: [euros, { ...dinner, receiptKey: 'key-1' }] };
  expect(withoutLine(shared, euros.key).files).toBe(form.files);
});

test('the total is the sum of what the lines show (docs: expenses#expense-totals)', () => {
  const own = { ...dinner, reimbursable: false };
  expect(totalsOf({ ...form, lines: [euros, dinner, own] }, setting)).toEqual({
    categories: [
      { category: 'Travel Fare', units: 4155 },
      { category: 'Meals', units: 6240 },
    ],
    total: 10_395,
    paidBack: 7275,
  });
});

test('typing into a field is one step to take back, and can be brought back', () => {
  const step = (before: string, after: string, group: string | null) => ({ before, after, label: 'x', group });
  const typed = ['a', 'ab', 'abc'].reduce(
    (history, after, at) => withStep(history, step(after.slice(0, at), after, 'merchant')),
    noHistory as Parameters<typeof withStep<string>>[0],
  );
  const back = undone(withStep(typed, step('abc', 'abd', null)));
  expect([back?.form, back && undone(back.history)?.form, back && redone(back.history)?.form]).toEqual([
    'abc',
    '',
    'abd',
  ]);
  expect(undone(noHistory)).toBeNull();
});

test.each([
  ['', { billingItemId: 0, engagementId: null, startDate: null }],
  ['billingItemId=7&reqId=5000', { billingItemId: 7, engagementId: 5000, startDate: null }],
  ['billingItemId=7', { billingItemId: 0, engagementId: null, startDate: null }],
  ['billingItemId=x&reqId=99999999999', { billingItemId: 0, engagementId: null, startDate: null }],
  ['reqId=5000&startDate=2026-11-09', { billingItemId: 0, engagementId: 5000, startDate: '2026-11-09' }],
  ['reqId=5000&startDate=2026-13-09', { billingItemId: 0, engagementId: 5000, startDate: null }],
  // An existing item already has a period.
  ['billingItemId=7&reqId=5000&startDate=2026-11-09', { billingItemId: 7, engagementId: 5000, startDate: null }],
])('the query %j is read (docs: expenses#expense-entry-query)', (search, query) =>
  expect(readEntryQuery(search)).toEqual(query),
);
