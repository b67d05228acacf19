import * as v from 'valibot';
import { strictly } from './strictly.ts';

const tolerant = v.object({
  name: v.optional(v.nullable(v.string()), null),
  days: v.nullish(v.pipe(v.array(v.object({ hours: v.nullish(v.number(), 0) })), v.maxLength(2)), []),
});
const strict = strictly(tolerant);

test('an unknown field is refused at any depth, where the tolerant schema drops it (docs: api#api-refusals)', () => {
  expect(v.parse(tolerant, { other: 1 })).toEqual({ name: null, days: [] });
  expect(v.safeParse(strict, { other: 1 }).success).toBe(false);
  expect(v.safeParse(strict, { days: [{ hours: 1, x: 1 }] }).success).toBe(false);
});

test('what is known comes out as before: defaults, nulls, limits', () => {
  expect(v.parse(strict, { days: [{}] })).toEqual({ name: null, days: [{ hours: 0 }] });
  expect(v.parse(strict, { name: null, days: null })).toEqual({ name: null, days: [] });
  expect(v.safeParse(strict, { days: [{}, {}, {}] }).success).toBe(false);
});
