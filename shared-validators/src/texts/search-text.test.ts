import { describeRule } from '../../test/describe-rule.ts';
import { searchText } from './search-text.ts';

describeRule(
  'Search input: maximum length 150 characters (docs: lists#search-length, lists#search-required)',
  searchText(),
  {
    key: 'exceededMaxLength',
    accepts: ['a', 'a'.repeat(150), '\u202ename'],
    refuses: ['a'.repeat(151), null, 1],
    empty: 'passes',
  },
);
