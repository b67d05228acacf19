import fc from 'fast-check';
import * as v from 'valibot';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { equalsField } from './equals-field.ts';

const schema = v.pipe(v.object({ password: v.any(), again: v.any() }), equalsField('again', 'password'));

test.each([
  ['Portal-2026', 'Portal-2026', {}],
  ['', '', {}],
  ['a', 'A', { again: ['isValueEqualInvalid'] }],
  ['a', 'a ', { again: ['isValueEqualInvalid'] }],
  ['\u00e9', 'e\u0301', { again: ['isValueEqualInvalid'] }],
  ['1', 1, { again: ['isValueEqualInvalid'] }],
  ['', null, { again: ['isValueEqualInvalid'] }],
])('Equals another control: %j and %j give %j (docs: validators#validator-equals)', (password, again, keys) => {
  expect({ ...errorKeys(schema, { password, again }) }).toEqual(keys);
});

test('every value equals itself', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      (value) => Object.keys(errorKeys(schema, { password: value, again: value })).length === 0,
    ),
  );
});
