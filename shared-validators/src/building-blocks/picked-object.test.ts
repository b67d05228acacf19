import { describeRule } from '../../test/describe-rule.ts';
import { pickedObject } from './picked-object.ts';

describeRule(
  'An object with ids and texts (docs: validators#validator-picked-object)',
  pickedObject(['id', 'parentId'], ['name']),
  {
    key: 'match',
    accepts: [{ id: 1, parentId: 0, name: 'n', more: true }, null, undefined],
    refuses: [
      { id: 1, name: 'n' },
      { id: Number.NaN, parentId: 0, name: 'n' },
      { id: Infinity, parentId: 0, name: 'n' },
      'n',
    ],
    empty: 'passes',
  },
);
