import { clockAhead, setClockAhead } from './clock.ts';

test('TEST_DAYS_AHEAD is a number of days', () => {
  expect([clockAhead({}), clockAhead({ TEST_DAYS_AHEAD: '2' })]).toEqual([0, 172_800_000]);
  expect(() => clockAhead({ TEST_DAYS_AHEAD: 'Monday' })).toThrow('TEST_DAYS_AHEAD is a number of days, not "Monday".');
});

test('a clock set ahead tells that time wherever it is asked, and leaves given times as they are', () => {
  const before = Date.now();
  setClockAhead(1000 * 86_400_000);
  const ahead = before + 1000 * 86_400_000;
  expect(Date.now()).toBeGreaterThanOrEqual(ahead);
  expect(new Date() >= new Date(ahead)).toBe(true);
  expect(new Date(Date.now())).toBeInstanceOf(Date);
  expect(new Date(2026, 0, 1).constructor).toBe(Date);
  expect(new Date('2026-11-23T00:00:00Z').getTime()).toBe(Date.UTC(2026, 10, 23));
  class Later extends Date {}
  expect(new Later()).toBeInstanceOf(Later);
  expect(new Later() >= new Date(ahead)).toBe(true);
  Date.now = () => 7;
  expect(Date.now()).toBe(7);
});
