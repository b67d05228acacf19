import { describeRule } from '../../test/describe-rule.ts';
import { currentPassword } from './current-password.ts';

describeRule('Password: required', currentPassword(), {
  key: 'required',
  accepts: ['a', ' ', 'short', 'x'.repeat(1000), ' spaces kept '],
  refuses: [null, undefined, 0, [], {}],
  empty: 'required',
});
