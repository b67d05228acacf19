import { describeRule } from '../../test/describe-rule.ts';
import { minimumChecked } from './minimum-checked.ts';

describeRule(
  'Minimum selected checkboxes in an array, default 1 (docs: validators#validator-minimum-checked)',
  minimumChecked(),
  {
    key: 'required',
    accepts: [[true], [false, true]],
    refuses: [[], [false], ['true', 1], null, undefined, true, {}],
    empty: 'required',
  },
);

describeRule('Minimum selected checkboxes, 2', minimumChecked(2), {
  key: 'required',
  accepts: [
    [true, true],
    [true, false, true],
  ],
  refuses: [[true], [true, false]],
  empty: 'required',
});
