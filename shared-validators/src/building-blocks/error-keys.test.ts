import fc from 'fast-check';
import * as v from 'valibot';
import { required } from '../filled-in/required.ts';
import { email } from '../identity/email.ts';
import { errorKeys, firstErrorKey } from './error-keys.ts';

const contact = v.object({
  name: v.pipe(v.string(), required()),
  addresses: v.array(v.pipe(v.string(), required(), email())),
});

describe('the first error key', () => {
  test('is undefined for a valid value', () => {
    expect(firstErrorKey(contact, { name: 'Ada', addresses: ['ada@example.com'] })).toBeUndefined();
  });

  test('is the first in the order of the schema', () => {
    expect(firstErrorKey(contact, { name: ' ', addresses: ['nobody'] })).toBe('required');
    expect(firstErrorKey(contact, { name: 'Ada', addresses: ['nobody'] })).toBe('invalidEmailFormat');
  });

  test("is never a sentence of valibot's: nothing is required, something else is match", () => {
    expect(firstErrorKey(v.string(), undefined)).toBe('required');
    expect(firstErrorKey(v.string(), null)).toBe('required');
    expect(firstErrorKey(v.number(), '')).toBe('required');
    expect(firstErrorKey(v.string(), 7)).toBe('match');
    expect(firstErrorKey(v.pipe(v.string(), v.minLength(3)), 'ab')).toBe('match');
    expect(firstErrorKey(contact, {})).toBe('required');
    expect(firstErrorKey(contact, 'text')).toBe('match');
  });
});

describe('all error keys by path', () => {
  test('the paths are those of the fields', () => {
    expect({ ...errorKeys(contact, { name: '', addresses: ['a@b.co', 'nobody', ''] }) }).toEqual({
      name: ['required'],
      'addresses.1': ['invalidEmailFormat'],
      'addresses.2': ['required'],
    });
  });

  test('a path holds every mistake, first one first', () => {
    const strict = v.pipe(
      v.string(),
      v.check(() => false, 'first'),
      v.check(() => false, 'second'),
    );
    expect({ ...errorKeys(strict, 'x') }).toEqual({ '': ['first', 'second'] });
  });

  test('a valid value has none', () => {
    expect(Object.keys(errorKeys(contact, { name: 'Ada', addresses: [] }))).toEqual([]);
  });

  test('a field named like something every object has is only a field', () => {
    const record = v.record(v.string(), v.pipe(v.string(), required()));
    const keys = errorKeys(record, JSON.parse('{"valueOf":"","toString":""}'));
    expect(Object.keys(keys)).toEqual(['valueOf', 'toString']);
    expect(Object.getPrototypeOf(keys)).toBeNull();
  });
});

test('no input of any kind throws, and the two agree', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      const first = firstErrorKey(contact, value);
      expect(Object.values(errorKeys(contact, value))[0]?.[0]).toBe(first);
    }),
  );
});
