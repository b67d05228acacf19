import { listed, listedChanges } from './listed.ts';

test.each([
  [['a'], 'a', 'a'],
  [['a', 'b', 'c', 'd'], 'a, b, c, d', 'a; b; c; and 1 more'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d and 2 more', 'a; b; c; and 3 more'],
])('%j is listed as %s, and as changes %s', (all, names, changes) => {
  expect([listed(all), listedChanges(all)]).toEqual([names, changes]);
});
