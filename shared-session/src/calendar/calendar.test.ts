import fc from 'fast-check';
import { durationMinutes, rangeMinutes, weekDayName, weekDayOf } from './calendar.ts';

test('week days are numbered 1 (Sunday) to 7 (Saturday) (docs: formats#week-days)', () => {
  expect(weekDayOf('2026-11-22')).toBe(1);
  expect(weekDayOf('2026-11-21')).toBe(7);
  expect(weekDayName(1, 'en-US')).toBe('Sunday');
  expect(weekDayName(7, 'de-DE', 'short')).toBe('Sa');
});

test('a range whose end is before its start crosses midnight, and is never negative nor a day long (docs: formats#durations)', () => {
  expect(rangeMinutes(22 * 60, 6 * 60 + 30)).toBe(510);
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, (start, end) => {
      const length = rangeMinutes(start, end);
      expect(length).toBeGreaterThanOrEqual(0);
      expect(length).toBeLessThan(1440);
      expect((start + length) % 1440).toBe(end);
    }),
  );
});

test('durations use the client time zone: by its clock, on the night it changes too (docs: formats#durations)', () => {
  const hours = (start: string, end: string, zone: string) =>
    durationMinutes(new Date(start), new Date(end), zone) / 60;
  expect(hours('2026-11-20T15:00:00Z', '2026-11-20T23:00:00Z', 'America/Chicago')).toBe(8);
  // 10 PM to 6 AM by a Chicago clock on the night that clock goes back; nine hours passed.
  expect(hours('2026-11-01T03:00:00Z', '2026-11-01T12:00:00Z', 'America/Chicago')).toBe(8);
});
