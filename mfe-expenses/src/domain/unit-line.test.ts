import { expenseEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { missingOf } from './checklist.ts';
import { payloadOf } from './form-to-payload.ts';
import { entryOf } from './line-entry.ts';
import { formOf } from './metadata-to-form.ts';
import type { LineForm } from './report-form.ts';
import { settingOf } from './report-setting.ts';
import { unitRateOf, withType } from './unit-line.ts';

const metadata = v.parse(expenseEditMetadata, {
  billingItemId: 20_001,
  version: 3,
  engagementId: 5000,
  periodStartDate: '2026-11-16',
  periodEndDate: '2026-11-22',
  dates: ['2026-11-16', '2026-11-17', '2026-11-18'],
  currency: 'USD',
  categories: [
    { category: 'Auto', types: ['RENTAL', 'MILEAGE'] },
    { category: 'Meals', types: ['Dinner', 'PER_DIEM'] },
  ],
  unitRates: [
    { type: 'MILEAGE', unit: 'mi', rate: '0.725', day: '2026-01-01' },
    { type: 'PER_DIEM', unit: 'day', rate: '68', day: '2026-01-01' },
  ],
  expenses: [
    {
      id: 7,
      expenseDate: '2026-11-16',
      category: 'Auto',
      expenseType: 'MILEAGE',
      quantity: 84,
      unit: 'mi',
      unitRate: '0.70',
      unitRateDay: '2025-01-01',
      amount: 58.8,
    },
    {
      id: 8,
      expenseDate: '2026-11-16',
      category: 'Meals',
      expenseType: 'PER_DIEM',
      quantity: 3,
      partialDays: 2,
      amount: 0,
    },
  ],
});
const setting = settingOf(metadata);
const form = formOf(metadata, 'seed');
const [drive, away] = form.lines as readonly [LineForm, LineForm];

test('a distance comes to what the rate that is stored with the line makes of it, until its date changes', () => {
  expect(entryOf(drive, setting).amount).toBe(5880);
  expect(entryOf({ ...drive, expenseDate: '2026-11-17' }, setting).amount).toBe(6090);
  expect(unitRateOf({ ...drive, expenseType: 'RENTAL' }, setting)).toBeUndefined();
});

test('days away come to the rate of the engagement, departure and return to three quarters of it', () => {
  expect(entryOf(away, setting).amount).toBe(17_000);
});

test('what was read is sent as it was; what it comes to is left to the server', () => {
  const { expenses } = payloadOf(form, metadata, setting);
  expect(expenses).toMatchObject([
    { quantity: 84, partialDays: null, unitRate: null, spentCurrency: null, amount: 58.8 },
    { quantity: 3, partialDays: 2, unitRate: null, amount: 170 },
  ]);
});

test('a quantity that is missing, or no number, is asked for at its field', () => {
  const missing = (quantity: string, mode: 'save' | 'submit') =>
    missingOf({ ...form, lines: [{ ...drive, quantity }] }, setting, mode).map(({ field, label }) => [field, label]);
  const asked = [['quantity', 'MSG_EXPENSE_DISTANCE']];
  expect([missing('', 'save'), missing('', 'submit')]).toEqual([[], asked]);
  expect(missing('far', 'save')).toEqual(asked);
});

test('with its type a line gets the currency of the engagement, and loses what the other kind has', () => {
  const taxi: LineForm = {
    ...drive,
    expenseType: 'RENTAL',
    quantity: '',
    amount: '12.00',
    currency: 'EUR',
    tax: '1.00',
  };
  expect(withType(taxi, 'MILEAGE', setting)).toMatchObject({ amount: '', currency: 'USD', tax: '' });
  expect(withType(drive, 'RENTAL', setting)).toEqual({ expenseType: 'RENTAL', quantity: '', partialDays: 0 });
  expect(withType(drive, 'PER_DIEM', setting)).toEqual({ expenseType: 'PER_DIEM' });
});
