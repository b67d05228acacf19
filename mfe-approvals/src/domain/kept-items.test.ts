import { keptItems, keptList } from './kept-items.ts';

const item = (billingItemId: number, hours = 40) => ({ billingItemId, hours });

test('a list with the same entries stays the same list', () => {
  const list = [item(1), item(2)];
  expect(keptList(list, [...list])).toBe(list);
  for (const other of [[], list.slice(1), [...list].reverse(), [item(1), item(2)]])
    expect(keptList(list, other)).toBe(other);
});

test('unchanged items stay the same objects where others leave, change or come', () => {
  const before = { content: [item(1), item(2), item(3)], asOf: 1 };
  const after = keptItems(before, { content: [item(2), item(3, 8), item(4)], asOf: 2 });
  expect(after).toEqual({ content: [item(2), item(3, 8), item(4)], asOf: 2 });
  expect(after.content.map((one) => before.content.includes(one))).toEqual([true, false, false]);
});

test('the first list is as it was read, and an equal one is the one before', () => {
  const before = { content: [item(1), item(2)], asOf: 1 };
  expect(keptItems(undefined, before)).toBe(before);
  expect(keptItems(before, before)).toBe(before);
  expect(keptItems(before, { content: [item(1), item(2)], asOf: 1 })).toBe(before);
  const later = keptItems(before, { content: [item(1), item(2)], asOf: 2 });
  expect([later.asOf, later.content === before.content]).toEqual([2, true]);
});
