import { describeRule } from '../../test/describe-rule.ts';
import { percent } from './percent.ts';

describeRule('Percent 0 to 100 (docs: validators#validator-percent)', percent(), {
  key: 'match',
  accepts: [0, 50, 100, '0', '99.99', '100', '100.0', null, undefined],
  refuses: [-1, 100.01, '100.01', '101', '-0.1', '50%', '1e1', '50\n', '５０', Number.NaN, {}],
  empty: 'passes',
});
