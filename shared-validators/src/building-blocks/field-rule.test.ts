import * as v from 'valibot';
import { errorKeys } from './error-keys.ts';
import { fieldRule } from './field-rule.ts';

const schema = v.pipe(
  v.object({ a: v.string(), b: v.string(), c: v.number() }),
  fieldRule('different', 'b', ['a'], ({ a, b }) => a === b),
);

test('the issue is on the named field', () => {
  expect({ ...errorKeys(schema, { a: '1', b: '2', c: 3 }) }).toEqual({ b: ['different'] });
});

test('runs although a field it does not read is wrong', () => {
  expect({ ...errorKeys(schema, { a: '1', b: '2', c: 'x' }) }).toEqual({ b: ['different'], c: ['match'] });
});

test('waits until the fields it reads have their types', () => {
  expect({ ...errorKeys(schema, { a: 1, b: '2', c: 3 }) }).toEqual({ a: ['match'] });
  expect({ ...errorKeys(schema, { b: '2', c: 3 }) }).toEqual({ a: ['required'] });
});
