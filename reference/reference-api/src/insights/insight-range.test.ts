import { chartWeekOf, contractOf, weeksUntil, workdaysOf, workWeeksOf } from './insight-range.ts';

test('the running week is the last one, and weeks begin on the weekday of the work week (docs: insights#insights-range, insights#insights-weeks)', () => {
  const weeks = weeksUntil('2026-11-28', 13, 'Monday');
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([13, '2026-08-31', '2026-11-23']);
  expect(weeksUntil('2026-11-28', 13, 'Sunday').at(-1)).toBe('2026-11-22');
  expect(weeksUntil('2026-11-29', 13, 'Sunday').at(-1)).toBe('2026-11-29');
});

test('a work week that begins on another day is in the week that has most of its days (docs: insights#insights-weeks)', () => {
  expect(['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-26'].map((start) => chartWeekOf(start, 'Monday'))).toEqual(
    ['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-23'],
  );
  expect([chartWeekOf('2026-11-19', 'Monday'), chartWeekOf('2026-11-27', 'Monday')]).toEqual([
    '2026-11-16',
    '2026-11-30',
  ]);
  const weeks = ['2026-11-16', '2026-11-23'];
  const [first, last] = workWeeksOf({ weeks });
  expect([chartWeekOf(first, 'Monday'), chartWeekOf(last, 'Monday')]).toEqual(weeks);
});

test('a contract counts for the weekdays on which the engagement runs (docs: insights#insights-contract)', () => {
  const contract = { minutes: 2400, start: '2026-11-25', end: '2026-12-01' };
  expect(contractOf(contract, workdaysOf('2026-11-16'))).toBe(0);
  expect(contractOf(contract, workdaysOf('2026-11-23'))).toBe(1440);
  expect(contractOf(contract, workdaysOf('2026-11-30'))).toBe(960);
  expect(contractOf(contract, workdaysOf('2026-11-22'))).toBe(1440);
  expect(contractOf({ ...contract, end: null }, workdaysOf('2026-12-07'))).toBe(2400);
});
