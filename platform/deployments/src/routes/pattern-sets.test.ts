import fc from 'fast-check';
import { coversPattern, patternsOverlap } from './pattern-sets.ts';
import { matchesPattern } from './route-pattern.ts';

test.each([
  ['/worker/*', '/worker/home', true],
  ['/worker/*', '/worker', true],
  ['/worker/*', '/{any}/home', true],
  ['/worker/*', '/workers/home', false],
  ['/worker/{id}', '/worker/home', true],
  ['/worker/{id}', '/worker/', false],
  ['/worker/{id}', '/worker/home/more', false],
  ['/{a}/home', '/worker/{b}', true],
  ['/a/*', '/{x}/b/*', true],
])('%s and %s have a path in common: %s', (one, other, expected) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['/worker/*', '/worker/home', true],
  ['/worker/*', '/worker/{id}/*', true],
  ['/worker/home', '/worker/*', false],
  ['/worker/{id}', '/worker/home', true],
  ['/worker/{id}', '/worker/{other}', true],
  ['/worker/home', '/worker/{id}', false],
])('%s has every path of %s: %s', (whole, part, expected) => {
  expect(coversPattern(whole, part)).toBe(expected);
});

const pattern = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', '{x}', '{y}'), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([segments, isOpen]) => `/${segments.join('/')}${isOpen ? '/*' : ''}`);
const path = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 4 })
  .map((all) => `/${all.join('/')}`);

test('both agree with the matcher', () => {
  fc.assert(
    fc.property(pattern, pattern, path, (one, other, at) => {
      const [first, second] = [matchesPattern(one, at), matchesPattern(other, at)];
      if (first && second) expect(patternsOverlap(one, other)).toBe(true);
      if (coversPattern(one, other) && second) expect(first).toBe(true);
    }),
  );
});
