import fc from 'fast-check';
import { minutesLeft, phaseOf, untilNextPhase, WARNING_MS } from './session-end.ts';

test.each([
  [WARNING_MS + 1, 'far', 1],
  [WARNING_MS, 'near', WARNING_MS],
  [1, 'near', 1],
  [0, 'over', undefined],
  [-60_000, 'over', undefined],
])('with %i ms to go the end is %s (docs: session#session-end)', (left, phase, next) => {
  expect(phaseOf(left)).toBe(phase);
  expect(untilNextPhase(left)).toBe(next);
});

test('after the time until the next phase it is another phase', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_400_000 }), (left) => {
      expect(phaseOf(left - (untilNextPhase(left) ?? 0))).not.toBe(phaseOf(left));
    }),
  );
});

test('minutes are rounded up, and never none', () => {
  expect([300_000, 240_001, 60_000, 1, -5].map(minutesLeft)).toEqual([5, 5, 1, 1, 1]);
});
