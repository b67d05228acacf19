import { describeRule } from '../../test/describe-rule.ts';
import { firstAndLastName } from './first-and-last-name.ts';

describeRule('First and last name (docs: validators#validator-first-last-name)', firstAndLastName(), {
  key: 'match',
  accepts: [{ id: 3, firstName: 'Ada', lastName: 'Lovelace' }, null, undefined],
  refuses: [
    { id: 3, firstName: 'Ada' },
    { id: 3, lastName: 'Lovelace' },
    { firstName: 'Ada', lastName: 'Lovelace' },
    'typed only',
    7,
    true,
    [],
    {},
  ],
  empty: 'passes',
});
