import { describeRule, keyOf } from '../../test/describe-rule.ts';
import { atLeastOneValue } from './at-least-one-value.ts';

describeRule('At least one value (docs: validators#validator-one-value)', atLeastOneValue(), {
  key: 'atLeastOneValueRequired',
  accepts: [{ a: 'x' }, { a: '', b: 0 }, { a: null, b: false }],
  refuses: [{}, { a: '' }, { a: ' ', b: null, c: [] }, null, undefined],
  empty: 'atLeastOneValueRequired',
});

test('of the named fields only', () => {
  const rule = atLeastOneValue<{ id: number; a: string; b: string }>(['a', 'b']);
  expect(keyOf(rule, { id: 1, a: '', b: '' })).toBe('atLeastOneValueRequired');
  expect(keyOf(rule, { id: 1, a: '', b: 'x' })).toBeUndefined();
});
