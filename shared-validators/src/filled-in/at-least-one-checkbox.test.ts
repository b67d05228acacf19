import * as v from 'valibot';
import { describeRule } from '../../test/describe-rule.ts';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { atLeastOneCheckbox } from './at-least-one-checkbox.ts';

describeRule('At least one checkbox (docs: validators#validator-one-checkbox)', atLeastOneCheckbox(), {
  key: 'atLeastOneCheckBoxRequired',
  accepts: [{ red: true }, { red: false, blue: true }],
  refuses: [{}, { red: false }, { red: 'true', blue: 1 }, null, undefined, 7],
  empty: 'atLeastOneCheckBoxRequired',
});

test('is put on the group, or on a field by forward', () => {
  const box = v.boolean();
  const group = v.object({ days: v.pipe(v.object({ mon: box, tue: box }), atLeastOneCheckbox()) });
  expect({ ...errorKeys(group, { days: { mon: false, tue: false } }) }).toEqual({
    days: ['atLeastOneCheckBoxRequired'],
  });

  const flat = v.pipe(
    v.object({ name: v.boolean(), mon: box, tue: box }),
    v.forward(atLeastOneCheckbox(['mon', 'tue']), ['mon']),
  );
  expect({ ...errorKeys(flat, { name: true, mon: false, tue: false }) }).toEqual({
    mon: ['atLeastOneCheckBoxRequired'],
  });
});
