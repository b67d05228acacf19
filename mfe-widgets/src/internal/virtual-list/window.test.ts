import fc from 'fast-check';
import { windowOf } from './window.ts';

test('ten thousand rows draw as many as are seen, and a few', () => {
  expect(windowOf(10_000, 32, 0, 200)).toEqual([0, 13]);
  expect(windowOf(10_000, 32, 3200, 200)).toEqual([94, 113]);
});

test('every row in sight is drawn, wherever the list is scrolled', () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.integer({ min: 16, max: 60 }),
      fc.nat(200_000),
      fc.integer({ min: 50, max: 900 }),
      (count, row, top, height) => {
        const [first, last] = windowOf(count, row, top, height);
        const seen = Array.from({ length: count }, (_, index) => index).filter(
          (index) => (index + 1) * row > top && index * row < top + height,
        );
        return seen.every((index) => index >= first && index < last) && last <= count && first >= 0;
      },
    ),
    { numRuns: 60 },
  );
});
