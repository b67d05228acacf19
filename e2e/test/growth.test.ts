import { growthOf, isGrowing } from '../bench/day/growth.ts';

const samples = (value: (at: number) => number) => Array.from({ length: 16 }, (_, at) => value(at));

test('the first quarter, in which caches fill, does not count as growth', () => {
  const filled = samples((at) => (at < 4 ? 10 + at : 20));
  expect(growthOf(filled)).toBe(1);
  expect(isGrowing(filled)).toBe(false);
});

test('a value that each stretch adds to is growing', () => {
  const leaking = samples((at) => 100 + 2 * at);
  expect(growthOf(leaking)).toBeCloseTo((100 + 27) / (100 + 11), 2);
  expect(isGrowing(leaking)).toBe(true);
});

test('a single step and noise are no growth without end', () => {
  expect(isGrowing(samples((at) => (at < 6 ? 100 : 120)))).toBe(false);
  expect(isGrowing(samples((at) => 100 + (at % 3)))).toBe(false);
});

test('nothing that stays nothing has not grown; something out of nothing has', () => {
  expect(growthOf(samples(() => 0))).toBe(1);
  expect(isGrowing(samples((at) => (at > 8 ? at : 0)))).toBe(true);
});
