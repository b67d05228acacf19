import fc from 'fast-check';
import * as v from 'valibot';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { requiredIfEmpty } from './required-if-empty.ts';

const schema = v.pipe(v.object({ phone: v.any(), email: v.any() }), requiredIfEmpty('phone', 'email'));

test.each([
  ['', '', { phone: ['requiredIfFieldIsEmpty'] }],
  [' ', null, { phone: ['requiredIfFieldIsEmpty'] }],
  ['1', '', {}],
  ['', 'a@b.co', {}],
  ['1', 'a@b.co', {}],
])(
  'Required if another field is empty: %j beside %j is %j (docs: validators#validator-required-if-empty)',
  (phone, email, keys) => {
    expect({ ...errorKeys(schema, { phone, email }) }).toEqual(keys);
  },
);

test('no input throws', () => {
  fc.assert(fc.property(fc.anything(), fc.anything(), (phone, email) => void errorKeys(schema, { phone, email })));
});
