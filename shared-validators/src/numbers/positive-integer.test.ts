import { describeRule } from '../../test/describe-rule.ts';
import { positiveInteger } from './positive-integer.ts';

describeRule('Positive integer (docs: validators#validator-positive-integer)', positiveInteger(), {
  key: 'match',
  accepts: [1, 42, '1', '42', '007', 9007199254740991, null, undefined],
  refuses: [
    0,
    -1,
    1.5,
    '0',
    '-1',
    '1.5',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1\n',
    '１',
    'one',
    '+1',
    Number.NaN,
    Infinity,
    '9'.repeat(17),
    [1],
    {},
    true,
  ],
  empty: 'passes',
});
