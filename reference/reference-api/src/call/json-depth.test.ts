import { isNestedDeeper } from './json-depth.ts';

test.each([
  ['[[1]]', 2, false],
  ['[[[1]]]', 2, true],
  ['{"a":{"b":[1]}}', 3, false],
  ['{"a":{"b":[1]}}', 2, true],
  ['["[[[[", "\\"[[[", "\\\\"]', 1, false],
  ['[[],[],[]]', 2, false],
  ['"', 1, false],
  ['', 1, false],
])('%s nests deeper than %s: %s (docs: api#api-refusals)', (json, limit, expected) => {
  expect(isNestedDeeper(json, limit)).toBe(expected);
});
