import fc from 'fast-check';
import { BEAT_MS, blockedFor } from './heartbeat.ts';

test.each([
  [BEAT_MS, undefined],
  [BEAT_MS + 1_999, undefined],
  [BEAT_MS + 2_000, 2_000],
  [BEAT_MS + 10_000, 10_000],
  [BEAT_MS + 60_000, undefined],
])('a gap of %d ms between two beats is a main thread blocked for %p ms', (gap, ms) => {
  expect(blockedFor(gap, true)).toBe(ms);
});

test('a page that was hidden in between was not blocked, however late the beat', () => {
  fc.assert(fc.property(fc.nat(1e7), (gap) => blockedFor(gap, false) === undefined));
});
