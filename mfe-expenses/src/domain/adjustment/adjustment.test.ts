import fc from 'fast-check';
import { adjustmentEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import {
  type AdjustmentForm,
  adjustmentFormOf,
  adjustmentMissing,
  adjustmentPayload,
  adjustmentSetting,
  differenceTo,
  newAdjustmentLine,
  totalOf,
} from './adjustment-form.ts';
import { addAdjustmentPath, readAdjustmentQuery } from './adjustment-query.ts';

const phone = {
  billingItemId: 7,
  type: 'EXPENSE',
  status: 'Approved',
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
  amount: 45,
  adjustedBefore: -20,
};
const metadata = v.parse(adjustmentEditMetadata, {
  billingItemId: 20_001,
  version: 3,
  engagementId: 5035,
  type: 'ADJUSTMENT',
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
  currency: 'USD',
  corrects: 7,
  correctable: [phone],
  adjustments: [
    { id: 1, description: 'Paid twice', amount: -62.5 },
    { id: 2, description: 'Rounding', amount: 0.05 },
  ],
});
const setting = adjustmentSetting(metadata);
const form = adjustmentFormOf(metadata, 'seed');
const missing = (change: Partial<AdjustmentForm>, mode: 'save' | 'submit' = 'submit') =>
  adjustmentMissing({ ...form, ...change }, setting, mode).map(({ label, line }) => [label, line]);

test('an item that nobody typed into is sent as it was read', () => {
  expect(adjustmentPayload(form, metadata, setting)).toEqual({
    type: 'ADJUSTMENT',
    id: 20_001,
    version: 3,
    requisitionId: 5035,
    periodEndDate: '2026-11-15',
    corrects: 7,
    attachments: [],
    adjustments: [
      { id: 1, description: 'Paid twice', amount: -62.5 },
      { id: 2, description: 'Rounding', amount: 0.05 },
    ],
  });
});

test('whatever amounts it has, in whatever currency, they come back as they were read', () => {
  const line = fc.record({
    id: fc.nat(),
    description: fc.constant('Why'),
    // Within the limits of an amount in each of the currencies.
    units: fc.integer({ min: -999_999_999, max: 999_999_999 }).filter((units) => units !== 0),
  });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(['USD', 100], ['JPY', 1], ['KWD', 1000]), (lines, [code, unit]) => {
      const currency = String(code);
      const adjustments = lines.map(({ id, description, units }) => ({
        id,
        description,
        amount: units / Number(unit),
      }));
      const read = { ...metadata, currency, adjustments };
      const typed = adjustmentFormOf(read, 'seed');
      expect(adjustmentPayload(typed, read, adjustmentSetting(read)).adjustments).toEqual(adjustments);
      expect(totalOf(typed, currency)).toBe(lines.reduce((sum, { units }) => sum + units, 0));
    }),
  );
});

test('a new item begins with an empty line, and is of the period of what it corrects', () => {
  const fresh = { ...metadata, billingItemId: 0, corrects: null, adjustments: [], periodEndDate: '2026-11-22' };
  const begun = adjustmentFormOf(fresh, 'seed');
  expect(begun.lines).toEqual([newAdjustmentLine('line-first')]);
  expect(adjustmentPayload(begun, fresh, setting)).toMatchObject({ corrects: null, periodEndDate: '2026-11-22' });
  const correcting = { ...begun, corrects: 7 };
  expect(adjustmentPayload(correcting, fresh, setting)).toMatchObject({ corrects: 7, periodEndDate: '2026-11-15' });
});

test('what is missing names its line, or what is corrected', () => {
  expect(missing({})).toEqual([['ERR_BILLING_ADJUSTMENT_OVER', undefined]]);
  expect(missing({ corrects: null })).toEqual([]);
  expect(missing({ lines: [newAdjustmentLine('a')] })).toEqual([
    ['MSG_EXPENSE_AMOUNT', 'a'],
    ['MSG_ADJUSTMENT_WHY', 'a'],
  ]);
  expect(missing({ lines: [newAdjustmentLine('a')] }, 'save')).toEqual([['MSG_EXPENSE_AMOUNT', 'a']]);
  const much = { ...newAdjustmentLine('a'), amount: '2000000000', description: 'All of it' };
  expect(missing({ corrects: null, lines: [much] })).toEqual([['MSG_EXPENSE_TOO_MUCH', 'a']]);
  expect(missing({ lines: [] })).toEqual([['MSG_EXPENSE_NO_LINES', undefined]]);
});

test('the difference is what it was, what was adjusted before, and what this adjusts', () => {
  const [corrected] = metadata.correctable;
  if (!corrected) throw new Error('There is one.');
  expect(differenceTo(corrected, -500, 'USD')).toEqual({
    amount: 4500,
    adjustedBefore: -2000,
    adjusted: -500,
    after: 2000,
  });
});

test.each([
  [
    'billingType=BENEFIT&reqId=5&billingItemId=9',
    { type: 'BENEFIT', engagementId: 5, billingItemId: 9, corrects: null, startDate: null },
  ],
  ['reqId=5&corrects=7', { type: 'ADJUSTMENT', engagementId: 5, billingItemId: 0, corrects: 7, startDate: null }],
  [
    'billingType=TIME&corrects=all',
    { type: 'ADJUSTMENT', engagementId: null, billingItemId: 0, corrects: null, startDate: null },
  ],
])('the query %j is read', (search, query) => expect(readAdjustmentQuery(search)).toEqual(query));

test('an address is read as what it was made of', () => {
  const [, search = ''] = addAdjustmentPath('BENEFIT', { engagementId: 5, billingItemId: 9 }).split('?');
  expect(readAdjustmentQuery(search)).toMatchObject({ type: 'BENEFIT', engagementId: 5, billingItemId: 9 });
});
