import { expenseEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { blankLine } from './metadata-to-form.ts';
import { repeatDates, repeatedLines } from './recurring.ts';
import type { LineForm } from './report-form.ts';
import { settingOf } from './report-setting.ts';

/** November 2026 begins on a Sunday. */
const month = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
const settingFor = (dates: readonly string[], policies: readonly object[] = []) =>
  settingOf(
    v.parse(expenseEditMetadata, {
      billingItemId: 0,
      version: 0,
      engagementId: 5000,
      periodStartDate: '2026-11-01',
      periodEndDate: '2026-11-30',
      currency: 'USD',
      dates,
      policies,
    }),
  );
const line = (change: Partial<LineForm> = {}): LineForm => ({
  ...blankLine('parking', { dates: [], currency: 'USD' }),
  expenseDate: '2026-11-16',
  category: 'Frequency',
  expenseType: 'Daily',
  merchant: 'Dock parking',
  amount: '12.00',
  ...change,
});
const datesOf = (one: LineForm, others: readonly LineForm[] = [], policies: readonly object[] = []) =>
  repeatDates(one, [one, ...others], settingFor(month, policies), '2026-11-22').map((date) => Number(date.slice(8)));

test('a daily line is repeated on each day of the period up to today (docs: expenses#expense-recurring)', () => {
  expect(datesOf(line())).toEqual([17, 18, 19, 20, 21, 22]);
  expect(datesOf(line({ expenseDate: '2026-11-22' }))).toEqual([]);
});

test('a weekly line is repeated on its day of the week', () => {
  expect(datesOf(line({ expenseType: 'Weekly', expenseDate: '2026-11-03' }))).toEqual([10, 17]);
});

test('a monthly line is repeated on its day of the month, or on the last of a shorter one', () => {
  const setting = settingFor(['2027-01-31', '2027-02-27', '2027-02-28', '2027-03-28', '2027-03-31']);
  const rent = line({ expenseType: 'Monthly', expenseDate: '2027-01-31' });
  expect(repeatDates(rent, [rent], setting, '2027-12-31')).toEqual(['2027-02-28', '2027-03-31']);
});

test('a day that has the line is left out, and a weekend on which a policy does not allow it', () => {
  expect(datesOf(line(), [line({ key: 'other', expenseDate: '2026-11-18' })])).toEqual([17, 19, 20, 21, 22]);
  expect(datesOf(line(), [], [{ kind: 'NO_WEEKEND', category: 'Frequency' }])).toEqual([17, 18, 19, 20]);
});

test('only what recurs and has an amount is repeated', () => {
  expect(datesOf(line({ category: 'Meals', expenseType: 'Lunch' }))).toEqual([]);
  expect(datesOf(line({ amount: ' ' }))).toEqual([]);
});

test('a report has 200 lines at most', () => {
  const others = Array.from({ length: 197 }, (_, at) =>
    line({ key: `${at}`, category: 'Meals', expenseType: 'Lunch' }),
  );
  expect(datesOf(line(), others)).toEqual([17, 18]);
});

test('the lines stand behind the one that recurs, without its receipt, reason and id', () => {
  const parking = line({ id: 7, receiptKey: 'key-1', exceptionReason: 'No bus' });
  const other = line({ key: 'last' });
  const [first, copy, last] = repeatedLines([parking, other], parking, ['2026-11-17'], () => 'new');
  expect([first, last]).toEqual([parking, other]);
  expect(copy).toMatchObject({ key: 'new', id: null, expenseDate: '2026-11-17', amount: '12.00', receiptKey: null });
  expect(copy?.exceptionReason).toBe('');
});
