import { hasHours, weekBars } from './week-bars.ts';

const day = (workedDate: string, hours: number) => ({
  workedDate,
  hours,
  didNotWork: false,
  noMeal: false,
  mealReason: null,
  notes: null,
});
const week = { periodStartDate: '2026-11-09', periodEndDate: '2026-11-15', usualDays: [8], changedDays: [] };

test('seven days are seven bars, empty ones too; eight hours are two thirds high (docs: approvals#approval-marks)', () => {
  const bars = weekBars({ ...week, days: [day('2026-11-09', 8), day('2026-11-14', 4)] });
  expect(bars.map(({ hours }) => hours)).toEqual([8, 0, 0, 0, 0, 4, 0]);
  expect(bars[0]).toEqual({ date: '2026-11-09', hours: 8, height: 8 / 12, unusual: false, usual: 8 / 12 });
  expect(bars[5]).toMatchObject({ unusual: true, usual: null });
});

test('two shifts of a date are one bar, and no bar is higher than the week', () => {
  const bars = weekBars({ ...week, days: [day('2026-11-10', 8), day('2026-11-10', 10)] });
  expect(bars[1]).toMatchObject({ hours: 18, height: 1 });
});

test('a month has as many bars as days', () => {
  expect(weekBars({ ...week, periodStartDate: '2026-10-01', periodEndDate: '2026-10-31', days: [] })).toHaveLength(31);
});

test('a period that is counted in days has no bars', () => {
  expect(hasHours({ days: [{ ...day('2026-11-10', 0), hours: null }] })).toBe(false);
  expect(hasHours({ days: [day('2026-11-10', 0), day('2026-11-11', 7.5)] })).toBe(true);
});
