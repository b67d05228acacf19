import type { CorrectedItem } from 'shared-client/schema/billing';
import { tokens } from '../../testing/timecard.ts';
import { checkAdjustment } from './adjustment-content.ts';

const correctable: readonly CorrectedItem[] = [
  {
    billingItemId: 7,
    type: 'EXPENSE',
    status: 'Approved',
    periodStartDate: '2026-11-09',
    periodEndDate: '2026-11-15',
    hoursWorked: null,
    daysWorked: null,
    unitsWorked: null,
    hourDecimalPrecision: 2,
    amount: 45,
    adjustedBefore: -20,
  },
];
const check = (
  amount: number,
  { corrects = null as number | null, description = 'Paid twice', currency = 'USD' } = {},
) =>
  checkAdjustment(
    { type: 'ADJUSTMENT', corrects, adjustments: [{ id: null, description, amount }] },
    { currency, correctable, mode: 'submit' },
  );

test('an amount has no more decimals than its currency', () => {
  expect([check(-62.5), check(12.345, { currency: 'KWD' }), check(12, { currency: 'JPY' })]).toEqual([[], [], []]);
  expect(check(12.345)[0]).toMatchObject({ errorToken: 'ERR_BILLING_LINE_AMOUNT', params: [1, 2] });
  expect(check(12.5, { currency: 'JPY' })[0]).toMatchObject({ value: 'adjustments[0].amount', params: [1, 0] });
});

test('what is more than a line may have is named as that, in both directions (docs: adjustments#adjustment-rules)', () => {
  for (const amount of [1e9 + 0.01, -1e9 - 0.01, 1e25])
    expect(check(amount)[0]).toMatchObject({ errorToken: 'ERR_BILLING_EXPENSE_TOO_MUCH', params: [1] });
});

test('an error names its line, and what it is about', () => {
  expect(check(5, { description: ' ' })[0]).toMatchObject({
    errorToken: 'ERR_BILLING_LINE_REASON',
    value: 'adjustments[0].description',
  });
});

test('what is corrected was approved in the period, and no more of it is taken back than is left', () => {
  expect(check(-25, { corrects: 7 })).toEqual([]);
  expect(tokens(check(-25.01, { corrects: 7 }))).toEqual(['ERR_BILLING_ADJUSTMENT_OVER']);
  expect(tokens(check(5, { corrects: 8 }))).toEqual(['ERR_BILLING_ADJUSTMENT_CORRECTS']);
});
