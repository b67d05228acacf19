import { tokens } from '../../testing/timecard.ts';
import { checkAdjustment, checkNotEmpty } from './check-lines.ts';

const setting = { currency: 'USD' };
test('an empty item says so', () => {
  expect(tokens(checkNotEmpty([]))).toEqual(['BILLING_TIME_ENTRY_NO_DETAIL_ITEMS']);
  expect(checkNotEmpty([{}])).toEqual([]);
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
