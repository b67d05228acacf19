import { inOrder } from './order.ts';

test('files that failed most come first, then the newest', () => {
  const files = ['old', 'new', 'failed', 'failed-twice'].map((path, changed) => ({ path, changed: changed % 2 }));
  const found = new Map([
    ['failed', 1],
    ['failed-twice', 2],
  ]);
  expect(inOrder(files, found).map(({ path }) => path)).toEqual(['failed-twice', 'failed', 'new', 'old']);
});
