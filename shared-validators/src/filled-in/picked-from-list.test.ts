import { describeRule } from '../../test/describe-rule.ts';
import { pickedFromList } from './picked-from-list.ts';

describeRule('Must pick from a list, not free text (docs: validators#validator-picked-from-list)', pickedFromList(), {
  key: 'required',
  accepts: [{ id: 1, name: 'One' }, {}],
  refuses: ['One', ' ', 1, null, undefined, [], [{}], true],
  empty: 'required',
});

describeRule('Must pick one of these', pickedFromList<unknown>(['red', 'green', 0]), {
  key: 'required',
  accepts: ['red', 'green', 0],
  refuses: ['Red', 'blue', {}, null, undefined, Number.NaN],
  empty: 'required',
});
