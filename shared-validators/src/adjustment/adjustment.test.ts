import fc from 'fast-check';
import { type AdjustmentContent, adjustmentIssues, differenceOf } from './index.ts';

const tokensOf = (change: Partial<AdjustmentContent>, mode: 'save' | 'submit' = 'submit') =>
  adjustmentIssues({ type: 'ADJUSTMENT', entries: [], corrected: null, currency: 'USD', ...change }, mode).map(
    ({ token }) => token,
  );
const entry = (amount: number | null, description = 'Half a day was paid twice') => ({ amount, description });

test('an adjustment adds or takes back, a benefit only adds, and nothing comes to zero', () => {
  const of = (type: 'ADJUSTMENT' | 'BENEFIT', amount: number | null) =>
    tokensOf({ type, entries: [entry(amount)] }, 'save');
  expect([of('ADJUSTMENT', -6250), of('ADJUSTMENT', 6250), of('BENEFIT', 12_000)]).toEqual([[], [], []]);
  for (const wrong of [of('ADJUSTMENT', 0), of('ADJUSTMENT', null), of('BENEFIT', -1)])
    expect(wrong).toEqual(['ERR_BILLING_LINE_AMOUNT']);
  for (const much of [of('ADJUSTMENT', -100_000_000_001), of('BENEFIT', 100_000_000_001)])
    expect(much).toEqual(['ERR_BILLING_EXPENSE_TOO_MUCH']);
});

test('what it is for is asked for when it is submitted', () => {
  expect(tokensOf({ entries: [entry(5, ' ')] }, 'save')).toEqual([]);
  for (const unseen of ['', ' ', '\u00a0', ' \u200b'])
    expect(tokensOf({ entries: [entry(5, unseen)] })).toEqual(['ERR_BILLING_LINE_REASON']);
});

test('no more is taken back than the item came to (docs: adjustments#adjustment-rules)', () => {
  const corrected = { amount: 4500, adjustedBefore: -2000 };
  expect(tokensOf({ entries: [entry(-2500)], corrected })).toEqual([]);
  expect(tokensOf({ entries: [entry(-2000), entry(-501)], corrected })).toEqual(['ERR_BILLING_ADJUSTMENT_OVER']);
  expect(tokensOf({ entries: [entry(-2501)], corrected }, 'save')).toEqual([]);
  // A timecard is entered in hours, so its amount is not known here.
  expect(tokensOf({ entries: [entry(-2501)], corrected: { ...corrected, amount: null } })).toEqual([]);
});

test('whatever is corrected, its parts sum to what it comes to (docs: adjustments#adjustment-difference)', () => {
  const units = fc.integer({ min: -1e11, max: 1e11 });
  fc.assert(
    fc.property(units, units, units, (amount, adjustedBefore, adjusted) => {
      const difference = differenceOf({ amount, adjustedBefore }, adjusted);
      expect(difference.after).toBe(amount + adjustedBefore + adjusted);
      expect(differenceOf({ amount, adjustedBefore: adjustedBefore + adjusted }, 0).after).toBe(difference.after);
    }),
  );
  expect(differenceOf({ amount: null, adjustedBefore: 5 }, 7).after).toBeNull();
});
