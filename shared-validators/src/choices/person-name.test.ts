import { describeRule } from '../../test/describe-rule.ts';
import { personName } from './person-name.ts';

describeRule('Person name (docs: validators#validator-person-name)', personName(), {
  key: 'match',
  accepts: [{ id: 3, personName: 'Ada Lovelace' }, null, undefined],
  refuses: [{ id: 3 }, { id: -3, personName: 'Ada' }, { id: 3, personName: '' }, 'typed only', 7, true, [], {}],
  empty: 'passes',
});
