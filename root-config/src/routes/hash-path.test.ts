import { pathOf } from './hash-path.ts';

test.each([
  ['#/worker/home', '/worker/home'],
  ['#/worker/home?billingItemId=7', '/worker/home'],
  ['#/worker/home?next=/a?b', '/worker/home'],
  ['#main', ''],
  ['#', ''],
  ['', ''],
])('the path of %s is "%s"', (hash, path) => {
  expect(pathOf(hash)).toBe(path);
});
