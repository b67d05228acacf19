import type { JsonSchema, Shape } from 'deployments/contract';
import { schemaOfType } from './schema-of-type.ts';

const string = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

test.each<[string, Shape, JsonSchema]>([
  ['a primitive', 'string', string],
  ['a literal', '"ask"', { const: 'ask' }],
  ['a number', '-1', { const: -1 }],
  [
    'a union, undefined apart',
    { oneOf: ['number', 'undefined', '"ask"'] },
    { anyOf: [{ type: 'number' }, { const: 'ask' }] },
  ],
  [
    'unions within each other',
    { oneOf: [{ oneOf: ['string', 'null'] }, 'null'] },
    { anyOf: [string, { type: 'null' }] },
  ],
  ['a list', { listOf: 'string' }, { type: 'array', items: string }],
  ['a list by its name', { form: 'Array', of: ['string'] }, { type: 'array', items: string }],
  [
    'an object, whose members may be left out',
    { members: { a: 'string', 'b?': 'string', c: { oneOf: ['string', 'undefined'] }, '<readonly>?': 'all' } },
    object({ a: string, b: string, c: string }, 'a'),
  ],
  ['a declared type', { members: { a: { see: 'Name' } } }, object({ a: string }, 'a')],
  [
    'functions and unknown values are not carried',
    { members: { f: { takes: {}, gives: 'void' }, u: 'unknown' } },
    object({}),
  ],
])('%s', (_, type, schema) => {
  expect(schemaOfType(type, { Name: 'string' })).toEqual(schema);
});
