import { describeRule } from '../../test/describe-rule.ts';
import { idAndName } from './id-and-name.ts';

describeRule('Object with id >= 0 and name (docs: validators#validator-id-and-name)', idAndName(), {
  key: 'match',
  accepts: [{ id: 0, name: 'Zero' }, { id: '12', name: 'Twelve' }, null, undefined],
  refuses: [
    { id: -1, name: 'x' },
    { id: 1 },
    { id: 1, name: ' ' },
    { name: 'x' },
    { id: 1.5, name: 'x' },
    { id: '１', name: 'x' },
    { id: null, name: 'x' },
    { id: 1, name: 5 },
    'typed only',
    7,
    true,
    [],
    {},
  ],
  empty: 'passes',
});
