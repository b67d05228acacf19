import fc from 'fast-check';
import * as v from 'valibot';
import { ownerOf, registerOf } from './read-register.ts';
import { registerSchema } from './register-schema.ts';

const EMPTY = { owner: null, databases: [], sessionKeys: [], cookies: [], work: [] };

/** A field as it should be, or anything else that JSON has, or nothing. */
const field = (right: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1, noUnicodeString: true }) },
  );
const texts = fc.array(field(fc.string()), { maxLength: 3 });
const work = fc.record(
  {
    id: field(fc.string()),
    url: field(fc.constant('#/worker/time-expense')),
    key: field(fc.constant('LBL_OUTBOX')),
    params: field(fc.dictionary(fc.constantFrom('count', 'name'), field(fc.oneof(fc.integer(), fc.string())))),
    saver: field(fc.constantFrom('mfe_timecard/outbox', 'Not a module')),
    newer: fc.boolean(),
  },
  { requiredKeys: ['id', 'url', 'key', 'params'] },
);
const registers = field(
  fc.record(
    {
      owner: field(fc.option(fc.string())),
      databases: field(texts),
      sessionKeys: field(texts),
      cookies: field(texts),
      work: field(fc.array(field(work), { maxLength: 3 })),
      newer: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: [] },
  ),
);

test.each(['__proto__', 'constructor', 'prototype'])('a field named %s is left out, wherever it is', (name) => {
  const odd = (rest: string) => JSON.parse(`{"${name}": {"polluted": true}${rest}}`);
  const entry = `, "id": "1", "url": "#/", "key": "LBL", "params": {"${name}": {"polluted": true}, "count": 1}`;
  const register = registerOf({ ...odd(''), work: [odd(entry)] });
  expect(register).toEqual({ ...EMPTY, work: [{ id: '1', url: '#/', key: 'LBL', params: { count: 1 } }] });
});

test('a register is read as its schema reads it, whole or damaged', () => {
  fc.assert(
    fc.property(registers, (value) => {
      const read = v.safeParse(registerSchema, value);
      expect(registerOf(value)).toEqual(read.success ? read.output : EMPTY);
      const owner = v.safeParse(v.object({ owner: v.nullable(v.string()) }), value);
      expect(ownerOf(value)).toBe(owner.success ? owner.output.owner : undefined);
    }),
    { numRuns: 1000 },
  );
});
