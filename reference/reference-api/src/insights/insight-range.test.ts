import { contractOf, mondayOf, weeksUntil } from './insight-range.ts';

test('the running week is the last one, and weeks begin on Monday (docs: insights#insights-range)', () => {
  const weeks = weeksUntil('2026-11-28', 13);
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([13, '2026-08-31', '2026-11-23']);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-30')).toBe('2026-11-30');
});

test('a contract counts for the weekdays on which the engagement runs (docs: insights#insights-contract)', () => {
  const contract = { minutes: 2400, start: '2026-11-25', end: '2026-12-01' };
  expect(contractOf(contract, '2026-11-16')).toBe(0);
  expect(contractOf(contract, '2026-11-23')).toBe(1440);
  expect(contractOf(contract, '2026-11-30')).toBe(960);
  expect(contractOf({ ...contract, end: null }, '2026-12-07')).toBe(2400);
});
