import fc from 'fast-check';
import { minutesLeft, secondsUntilResend, sentCode, untilNextChange } from './code-clock.ts';

const at = 1_795_000_000_000;

test('a fresh code expires in 15 minutes and may be resent after 30 seconds (docs: codes#code-expiry, recovery#recovery-step-count, recovery#recovery-country)', () => {
  const sent = sentCode(at);
  expect(minutesLeft(sent, at)).toBe(15);
  expect(secondsUntilResend(sent, at)).toBe(30);
});

test.each([
  [0, 15],
  [1, 15],
  [59_999, 15],
  [60_000, 14],
  [14 * 60_000, 1],
  [15 * 60_000 - 1, 1],
  [15 * 60_000, 0],
  [99 * 60_000, 0],
])('after %d ms, %d minutes are left', (passed, minutes) => {
  expect(minutesLeft(sentCode(at), at + passed)).toBe(minutes);
});

test('the server counts', () => {
  expect(minutesLeft(sentCode(at, { expiresInSeconds: 61 }), at)).toBe(2);
  expect(secondsUntilResend(sentCode(at, { resendInSeconds: 90 }), at)).toBe(90);
  expect(secondsUntilResend(sentCode(at, { resendInSeconds: 0 }), at)).toBe(0);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('a nonsensical %d from the server is not believed', (seconds) => {
  expect(minutesLeft(sentCode(at, { expiresInSeconds: seconds }), at)).toBe(15);
  expect(secondsUntilResend(sentCode(at, { resendInSeconds: seconds }), at)).toBe(30);
});

test('a clock set back never makes more of a code than it had, nor a negative wait', () => {
  expect(secondsUntilResend(sentCode(at), at + 1e9)).toBe(0);
  expect(minutesLeft(sentCode(at), at + 1e9)).toBe(0);
});

test('waiting until the next change shows every minute and every second of the cooldown, and then rests', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (passed) => {
      const sent = sentCode(at);
      const now = at + passed;
      const wait = untilNextChange(sent, now);
      if (wait === undefined) {
        expect(minutesLeft(sent, now)).toBe(0);
        return;
      }
      const texts = (instant: number) => [minutesLeft(sent, instant), secondsUntilResend(sent, instant)];
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(texts(now + wait - 1)).toEqual(texts(now));
    }),
  );
});
