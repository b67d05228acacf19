import { median, usualDays } from './usual.ts';

test('the median is a timecard that was really worked', () => {
  expect(median([])).toBeNull();
  expect(median([2400])).toBe(2400);
  expect(median([2400, 600, 2520])).toBe(2400);
  expect(median([2400, 2520])).toBe(2400);
});

test('a weekday is usual when it was worked in at least half of the weeks (docs: approvals#approval-usual)', () => {
  const week = (monday: string, saturday = 0) => [
    { date: monday, minutes: 480 },
    { date: '2026-11-07', minutes: saturday },
  ];
  expect(usualDays([week('2026-11-02', 300), week('2026-11-09'), week('2026-10-26')])).toEqual([
    480,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(usualDays([week('2026-11-02', 300), week('2026-11-09')])[5]).toBe(300);
  expect(usualDays([])).toEqual(Array(7).fill(null));
});
