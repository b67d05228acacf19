import { neighbour, nextAfter, reviewAction } from './review-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false };
const nowhere = { isTyped: false, isPressed: false };

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['x', 'select'],
  ['u', 'undo'],
  ['Enter', 'open'],
  ['?', 'keys'],
  ['b', null],
])('%s: %s', (key, action) => {
  expect(reviewAction({ ...plain, key }, nowhere)).toBe(action);
});

test('a shortcut of the browser, a field and an input method keep their keys', () => {
  expect(reviewAction({ ...plain, key: 'a', ctrlKey: true }, nowhere)).toBeNull();
  expect(reviewAction({ ...plain, key: 'r', metaKey: true }, nowhere)).toBeNull();
  expect(reviewAction({ ...plain, key: 'a', isComposing: true }, nowhere)).toBeNull();
  expect(reviewAction({ ...plain, key: 'a' }, { isTyped: true, isPressed: false })).toBeNull();
});

test('a key that is held moves on, and decides once', () => {
  expect(reviewAction({ ...plain, key: 'j', repeat: true }, nowhere)).toBe('next');
  for (const key of ['a', 'r', 'x', 'u']) expect(reviewAction({ ...plain, key, repeat: true }, nowhere)).toBeNull();
});

test('Enter presses the button that has the focus', () => {
  expect(reviewAction({ ...plain, key: 'Enter' }, { isTyped: false, isPressed: true })).toBeNull();
  expect(reviewAction({ ...plain, key: 'j' }, { isTyped: false, isPressed: true })).toBe('next');
});

test('J and K go to the ends and no further, and begin at the first', () => {
  expect(neighbour([1, 2, 3], null, 1)).toBe(1);
  expect(neighbour([1, 2, 3], 1, 1)).toBe(2);
  expect(neighbour([1, 2, 3], 3, 1)).toBe(3);
  expect(neighbour([1, 2, 3], 1, -1)).toBe(1);
  expect(neighbour([1, 2, 3], 9, -1)).toBe(1);
  expect(neighbour([], null, 1)).toBeNull();
});

test('after a decision the next item that stays is looked at, else the one before', () => {
  expect(nextAfter([1, 2, 3], new Set([2]), 2)).toBe(3);
  expect(nextAfter([1, 2, 3], new Set([2, 3]), 2)).toBe(1);
  expect(nextAfter([1], new Set([1]), 1)).toBeNull();
  expect(nextAfter([1, 2], new Set([2]), 1)).toBe(1);
});
