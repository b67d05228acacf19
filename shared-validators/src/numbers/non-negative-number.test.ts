import { describeRule } from '../../test/describe-rule.ts';
import { nonNegativeNumber } from './non-negative-number.ts';

describeRule('Non-negative number (docs: validators#validator-non-negative)', nonNegativeNumber(), {
  key: 'match',
  accepts: [0, 0.5, 1e9, '0', '0.5', '12', '-0', null, undefined],
  refuses: [-0.01, '-1', '.5', '5.', '1,5', '1e3', '٣', '1\n', Number.NaN, Infinity, '9'.repeat(41), [], {}, false],
  empty: 'passes',
});
