import { describeRule } from '../../test/describe-rule.ts';
import { notOnlyWhitespace } from './not-only-whitespace.ts';

describeRule('Whitespace-only is not allowed (docs: validators#validator-whitespace)', notOnlyWhitespace(), {
  key: 'whiteSpaceErrror',
  accepts: ['a', ' a ', '\n.'],
  refuses: [' ', '\t\r\n', '\u00a0', '\u3000', '\u200b', '\u202e\u202c', '\ufeff', null, undefined, 0, []],
  empty: 'passes',
});
