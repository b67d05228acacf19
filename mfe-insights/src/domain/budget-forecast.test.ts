import { forecastOf } from './budget-forecast.ts';

const week = (weekStartDate: string, amount: number) => ({ weekStartDate, amount });
const budget = {
  ...{ amount: 10_000, startDate: '2026-06-01', endDate: '2027-03-31' as string | null },
  spent: [week('2026-09-07', 1500), week('2026-10-05', 1500), week('2026-11-02', 1200)],
};

test('a budget goes on at the pace of the last twelve weeks until the end of the engagement (docs: insights#insights-forecast)', () => {
  const { spent, course, usedUpOn, isOver, end } = forecastOf(budget, '2026-11-28');
  expect([spent, isOver]).toEqual([4200, false]);
  expect(course.at(-1)).toEqual({ date: '2026-11-08', amount: 4200 });
  // 4200 in 84 days are 50 a day; 5800 are left.
  expect(usedUpOn).toBe('2027-03-24');
  expect(end).toEqual({ date: '2027-03-31', amount: 10_350 });
});

test('a budget that lasts is not used up, and one that is over says since when', () => {
  expect(forecastOf({ ...budget, amount: 20_000 }, '2026-11-28').usedUpOn).toBeNull();
  const over = forecastOf({ ...budget, amount: 2900 }, '2026-11-28');
  expect([over.isOver, over.usedUpOn]).toEqual([true, '2026-10-11']);
});

test('without a last day the forecast ends where the budget does', () => {
  expect(forecastOf({ ...budget, endDate: null }, '2026-11-28').end).toEqual({ date: '2027-03-24', amount: 10_000 });
  expect(forecastOf({ ...budget, endDate: null, spent: [] }, '2026-11-28').end).toEqual({
    date: '2027-11-29',
    amount: 0,
  });
});
