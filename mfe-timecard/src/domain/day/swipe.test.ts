import fc from 'fast-check';
import { dayBeside, swipeStep } from './swipe.ts';

const from = { x: 200, y: 400 };
const moved = (right: number, down: number) => swipeStep(from, { x: from.x + right, y: from.y + down });

test('to the left is the next day, to the right the one before', () => {
  expect(moved(-80, 5)).toBe(1);
  expect(moved(80, -5)).toBe(-1);
});

test('a tap that slips is no swipe', () => {
  expect(moved(-63, 0)).toBe(0);
  expect(moved(-64, 0)).toBe(1);
});

test('whoever scrolls stays on the day, however far the finger goes', () => {
  const pixels = fc.integer({ min: -2_000, max: 2_000 });
  fc.assert(
    fc.property(pixels, pixels, (right, down) => {
      fc.pre(Math.abs(right) < 2 * Math.abs(down));
      expect(moved(right, down)).toBe(0);
    }),
  );
});

test('there is no day beyond the period, and none beside a closed one', () => {
  const keys = ['mon', 'tue', 'wed'];
  expect(dayBeside(keys, 'tue', 1)).toBe('wed');
  expect(dayBeside(keys, 'tue', -1)).toBe('mon');
  expect(dayBeside(keys, 'wed', 1)).toBeUndefined();
  expect(dayBeside(keys, 'mon', -1)).toBeUndefined();
  expect(dayBeside(keys, 'mon', 0)).toBeUndefined();
  expect(dayBeside(keys, null, 1)).toBeUndefined();
});

test('where days go from right to left, to the right is the next day', () => {
  expect(swipeStep(from, { x: from.x + 80, y: from.y }, true)).toBe(1);
  expect(swipeStep(from, { x: from.x - 80, y: from.y }, true)).toBe(-1);
});
