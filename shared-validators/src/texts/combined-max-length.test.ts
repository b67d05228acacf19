import fc from 'fast-check';
import * as v from 'valibot';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { combinedMaxLength } from './combined-max-length.ts';

const schema = v.pipe(
  v.object({ first: v.nullish(v.string()), last: v.nullish(v.string()) }),
  combinedMaxLength('last', 'first', 10),
);

test('Combined maximum length of two fields, on the named one (docs: validators#validator-combined-length)', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(12), (first, last) => {
      const keys = errorKeys(schema, { first: 'a'.repeat(first), last: 'b'.repeat(last) });
      expect({ ...keys }).toEqual(first + last > 10 ? { last: ['exceededMaxLength'] } : {});
    }),
  );
});

test('a field without text counts nothing', () => {
  expect({ ...errorKeys(schema, { first: null, last: 'b'.repeat(10) }) }).toEqual({});
});
