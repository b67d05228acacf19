import type { JsonSchema } from '../api/api-document.ts';
import type { Place } from './place.ts';
import { unreadable, unreadableInTime } from './unreadable.ts';

const place = (version: number, schema?: JsonSchema, ...reads: number[]): Place => ({ version, reads, schema });
const string = { type: 'string' };
const record = (properties: Record<string, JsonSchema>, ...required: string[]) =>
  place(1, { type: 'object', properties, required });

test('a version is read if it is named', () => {
  expect(unreadable(place(1), place(2, undefined, 1))).toBeUndefined();
  expect(unreadable(place(2), place(3, undefined, 1))).toBe('is written in version 2, and version 3, 1 is read');
});

test.each<[string, Place, Place]>([
  ['an optional field more', record({ a: string, b: string }, 'a'), record({ a: string }, 'a')],
  ['an optional field that is not written yet', record({ a: string }, 'a'), record({ a: string, b: string }, 'a')],
  ['fewer values', place(1, { enum: ['a'] }), place(1, { enum: ['a', 'b'] })],
  ['a value of a known type', place(1, { enum: ['a', 'b'] }), place(1, string)],
  ['no schema', place(1), place(1, string)],
  ['one of several types', place(1, { type: ['string', 'null'] }), place(1, { type: ['null', 'string', 'number'] })],
  ['a whole number', place(1, { type: 'integer' }), place(1, { type: 'number' })],
])('the same version can be read: %s', (_, written, reader) => {
  expect(unreadable(written, reader)).toBeUndefined();
});

const other = (path: string) => `is written with another ${path} than is read, in the same version`;
test.each<[string, Place, Place, string]>([
  ['a required field is missing', record({ a: string }, 'a'), record({ a: string, b: string }, 'a', 'b'), 'b'],
  ['a required field may be missing', record({ a: string }), record({ a: string }, 'a'), 'a'],
  ['another type', record({ a: { type: 'number' } }, 'a'), record({ a: string }, 'a'), 'a'],
  ['a value more', place(1, { enum: ['a', 'b'] }), place(1, { enum: ['a'] }), 'value'],
  [
    'in a list',
    record({ a: { type: 'array', items: string } }),
    record({ a: { type: 'array', items: { type: 'number' } } }),
    'a[]',
  ],
  ['in a map', place(1, { additionalProperties: string }), place(1, { additionalProperties: { type: 'null' } }), '*'],
  ['a type more', place(1, { type: ['string', 'null'] }), place(1, string), 'value'],
  ['no whole number', place(1, { type: 'number' }), place(1, { type: 'integer' }), 'value'],
  [
    'a field that the reader refuses',
    record({ a: string, b: string }),
    place(1, { type: 'object', properties: { a: string }, additionalProperties: false }),
    'b',
  ],
  ['another message', place(1, { anyOf: [string, { type: 'null' }] }), place(1, string), 'value'],
])('the same version cannot be read: %s', (_, written, reader, path) => {
  expect(unreadable(written, reader)).toBe(other(path));
});

test('of two versions the newer one reads the older one, which need not read the newer one', () => {
  const [old, fresh] = [place(1), place(2, undefined, 1)];
  expect([unreadableInTime(old, fresh), unreadableInTime(fresh, old)]).toEqual([undefined, undefined]);
  expect(unreadableInTime(place(2), old)).toBe('is written in version 1, and version 2 is read');
  expect(unreadableInTime(record({ a: string }), record({ a: string }, 'a'))).toBe(other('a'));
});

test('what a build only says may have more in it, and not less', () => {
  const [some, more] = [record({ a: string }, 'a'), record({ a: string, b: string }, 'a', 'b')];
  const says = (one: Place): Place => ({ ...one, says: true });
  expect(unreadableInTime(says(some), says(more))).toBeUndefined();
  expect(unreadableInTime(says(more), says(some))).toBe(other('b'));
  expect(unreadableInTime(some, more)).toBe(other('b'));
});
