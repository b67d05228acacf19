import { describeRule } from '../../test/describe-rule.ts';
import { greaterThanZero } from './greater-than-zero.ts';

describeRule('Greater than zero (docs: validators#validator-greater-than-zero)', greaterThanZero(), {
  key: 'match',
  accepts: [1, 0.01, '0.01', '1', null, undefined],
  refuses: [0, '0', '0.00', '-0', -1, '-1', 'x', Number.NaN, ' 1', '1\n'],
  empty: 'passes',
});
