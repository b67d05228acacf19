import * as v from 'valibot';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { requiredWhen } from './required-when.ts';

const schema = v.pipe(
  v.object({ dayOffType: v.string(), notes: v.string() }),
  requiredWhen('notes', ['dayOffType'], ({ dayOffType }) => dayOffType === 'Other'),
);

test.each([
  ['Other', '', { notes: ['required'] }],
  ['Other', ' ', { notes: ['required'] }],
  ['Other', 'moving house', {}],
  ['Sick', '', {}],
])('Conditional required: %s with %j is %j (docs: validators#validator-required-when)', (dayOffType, notes, keys) => {
  expect({ ...errorKeys(schema, { dayOffType, notes }) }).toEqual(keys);
});
