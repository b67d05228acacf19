import { describeRule } from '../../test/describe-rule.ts';
import { required } from './required.ts';

describeRule('Required, not blank (docs: validators#validator-required)', required(), {
  key: 'required',
  accepts: ['a', ' a', 0, false, -1, [0], {}, new Date(0), '\ud800'],
  refuses: [' ', '\t\n', '\u00a0', '\u200b', '\u202a\u202c', '\ufeff', null, undefined, Number.NaN, []],
  empty: 'required',
});
