import { mayExtend, sessionEndsAt } from './session-length.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 16, hours));

test.each([
  [0, 8],
  [7, 15],
  [15, 23],
  [16, 24],
  [20, 24],
])('begun at hour 0 and extended at hour %i, a session ends at hour %i', (now, end) => {
  expect(sessionEndsAt(at(0), at(now))).toEqual(at(end));
});

test('a session is extended while that makes it longer', () => {
  expect(mayExtend(at(0), at(8), at(7))).toBe(true);
  expect(mayExtend(at(0), at(8), at(0))).toBe(false);
  expect(mayExtend(at(0), at(24), at(23))).toBe(false);
});
