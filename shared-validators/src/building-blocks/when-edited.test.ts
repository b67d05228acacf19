import { keyOf } from '../../test/describe-rule.ts';
import { nonNegativeNumber } from '../numbers/non-negative-number.ts';
import { percent } from '../numbers/percent.ts';
import { whenEdited } from './when-edited.ts';

test('Percent 0 to 100 when edited (docs: validators#validator-when-edited)', () => {
  let edited = false;
  const rule = whenEdited(() => edited, percent());
  expect(keyOf(rule, 140)).toBeUndefined();
  edited = true;
  expect(keyOf(rule, 140)).toBe('match');
  expect(keyOf(rule, 14)).toBeUndefined();
});

test('Non-negative numeric when edited', () => {
  expect(
    keyOf(
      whenEdited(() => false, nonNegativeNumber()),
      '-1',
    ),
  ).toBeUndefined();
  expect(
    keyOf(
      whenEdited(() => true, nonNegativeNumber()),
      '-1',
    ),
  ).toBe('match');
});
