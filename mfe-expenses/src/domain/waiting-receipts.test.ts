import { hasWaiting, missingReceipts } from './waiting-receipts.ts';

const none = { coming: 0, failed: 0, asked: 0 };

test('nothing is missing once every receipt is in the report', () => {
  expect([hasWaiting(none), missingReceipts(none)]).toEqual([false, []]);
});

test.each(['coming', 'failed', 'asked'] as const)('a receipt that is %s holds the report up', (what) => {
  expect(hasWaiting({ ...none, [what]: 1 })).toBe(true);
});

test('what a person can do something about comes first', () => {
  expect(missingReceipts({ coming: 2, failed: 1, asked: 1 }).map(({ what, count }) => [what, count])).toEqual([
    ['failed', 1],
    ['asked', 1],
    ['coming', 2],
  ]);
});
