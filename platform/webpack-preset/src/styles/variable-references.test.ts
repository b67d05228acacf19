import { refersTo, withoutReferences } from './variable-references.ts';

const put = (fallback: string | undefined) => `[${fallback ?? 'none'}]`;

test.each([
  ['var(--a)', '[none]'],
  ['var( --a )', 'var( --a )'],
  ['var(--a,)', '[]'],
  ['var(--a, var(--b, calc(1px + 2px))) solid', '[var(--b, calc(1px + 2px))] solid'],
  ['var(--a) var(--ab) var(--a, 1)', '[none] var(--ab) [1]'],
  ['calc(var(--b) * var(--a))', 'calc(var(--b) * [none])'],
  ['1px', '1px'],
])('references to --a in %s', (value, expected) => {
  expect(withoutReferences(value, '--a', put)).toBe(expected);
  expect(refersTo(value, '--a')).toBe(value !== expected);
});
