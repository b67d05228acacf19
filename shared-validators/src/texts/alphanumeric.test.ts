import { describeRule } from '../../test/describe-rule.ts';
import { alphanumeric } from './alphanumeric.ts';

describeRule('Alphanumeric, excluding the underscore (docs: validators#validator-alphanumeric)', alphanumeric(), {
  key: 'onlyAlphaNumericInvalid',
  accepts: ['abc123', 'ABC', '0'],
  refuses: ['a_b', 'a-b', 'a b', 'é', 'ß', '\u212a', '@', '[', '`', '{', '/', ':'],
  empty: 'passes',
  ascii: true,
});

describeRule(
  'Alphanumeric, including the underscore (docs: validators#validator-alphanumeric)',
  alphanumeric({ underscore: true }),
  {
    key: 'onlyAlphaNumericInvalid',
    accepts: ['a_b', '_', 'abc123'],
    refuses: ['a-b', 'a b', 'ä_'],
    empty: 'passes',
    ascii: true,
  },
);
