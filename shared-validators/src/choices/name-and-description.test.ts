import { describeRule } from '../../test/describe-rule.ts';
import { nameAndDescription } from './name-and-description.ts';

describeRule('Name and description (docs: validators#validator-name-description)', nameAndDescription(), {
  key: 'match',
  accepts: [{ id: 1, name: 'n', description: 'd' }, null, undefined],
  refuses: [
    { id: 1, name: 'n' },
    { id: 1, description: 'd' },
    { id: 1, name: 'n', description: '\t' },
    'typed only',
    7,
    true,
    [],
    {},
  ],
  empty: 'passes',
});
