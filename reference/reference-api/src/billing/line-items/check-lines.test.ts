import fc from 'fast-check';
import type { ProjectLine } from 'shared-client/schema/billing';
import { tokens } from '../../testing/timecard.ts';
import { checkAdjustment, checkNotEmpty, checkProjectLine, withProduct } from './check-lines.ts';

const setting = { currency: 'USD' };
const dredging: ProjectLine = {
  id: null,
  kind: 'position',
  name: 'Dredging',
  quantity: null,
  rate: null,
  amount: 100,
  dueDate: null,
  completed: false,
};

test('an empty item says so', () => {
  expect(tokens(checkNotEmpty([]))).toEqual(['BILLING_TIME_ENTRY_NO_DETAIL_ITEMS']);
  expect(checkNotEmpty([dredging])).toEqual([]);
});

test.each([0, -1, 1.005, 1e12])('%d is no amount of a line', (amount) => {
  expect(tokens(checkProjectLine({ ...dredging, amount }, 0, setting))).toEqual(['ERR_BILLING_LINE_AMOUNT']);
});

test('a currency without decimals takes whole amounts only', () => {
  const inYen = (amount: number) => tokens(checkProjectLine({ ...dredging, amount }, 0, { currency: 'JPY' }));
  expect([inYen(31.2), inYen(31)]).toEqual([['ERR_BILLING_LINE_AMOUNT'], []]);
});

test('a line of a project has a name and an amount', () => {
  expect(checkProjectLine(dredging, 0, setting)).toEqual([]);
  expect(tokens(checkProjectLine({ ...dredging, name: '  ', amount: 0 }, 0, setting))).toEqual([
    'ERR_BILLING_LINE_NAME',
    'ERR_BILLING_LINE_AMOUNT',
  ]);
});

test('an adjustment corrects up or down, a benefit only adds, nothing comes to zero', () => {
  const check = (type: 'ADJUSTMENT' | 'BENEFIT', amount: number) =>
    tokens(checkAdjustment({ id: null, description: null, amount }, 0, { ...setting, type, mode: 'save' }));
  expect(check('ADJUSTMENT', -62.5)).toEqual([]);
  expect(check('ADJUSTMENT', 62.5)).toEqual([]);
  expect(check('ADJUSTMENT', 0)).toEqual(['ERR_BILLING_LINE_AMOUNT']);
  expect(check('BENEFIT', -1)).toEqual(['ERR_BILLING_LINE_AMOUNT']);
  expect(check('BENEFIT', 120)).toEqual([]);
});

test('what an adjustment is for is asked for when it is submitted', () => {
  const line = { id: null, description: ' ', amount: 5 };
  const check = (mode: 'save' | 'submit') => tokens(checkAdjustment(line, 1, { ...setting, type: 'BENEFIT', mode }));
  expect(check('save')).toEqual([]);
  expect(check('submit')).toEqual(['ERR_BILLING_LINE_REASON']);
});

test('the amount of a line is quantity times rate, in cents', () => {
  const part = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(part, part, (quantity, cents) => {
      const { amount } = withProduct({ ...dredging, quantity, rate: cents / 100, amount: 7 }, 'USD');
      expect(Math.round(amount * 100)).toBe(quantity * cents);
    }),
  );
  expect(withProduct(dredging, 'USD').amount).toBe(100);
});
