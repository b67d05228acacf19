import { addDays } from '../../billing/calendar.ts';
import { type YearDay, yearWeek } from './year-week.ts';

const holidays = new Set(['2026-11-26', '2026-12-25']);
const worker = { worker: 0, hasOvertime: true, takesLeave: true, holidays };
const mondays = Array.from({ length: 52 }, (_, week) => addDays('2025-12-01', 7 * week));
const days = mondays.flatMap((monday) =>
  yearWeek(monday, worker).map((day, place) => ({ date: addDays(monday, place), ...day })),
);
const monthsWith = (has: (day: YearDay) => boolean) => [
  ...new Set(days.filter(has).map(({ date }) => date.slice(5, 7))),
];

test('a year has overtime in two months, leave in July and at the turn of the year, sick days, and nobody works on a holiday', () => {
  expect(monthsWith(({ overtime }) => overtime > 0)).toEqual(['04', '11']);
  expect(monthsWith(({ leave }) => leave > 0)).toEqual(expect.arrayContaining(['12', '01', '07']));
  expect(days.filter(({ sick }) => sick > 0).length).toBeGreaterThan(1);
  expect(days.some(({ noMeal }) => noMeal)).toBe(true);
  expect(yearWeek('2026-11-23', worker)[3]).toMatchObject({ minutes: 0, sick: 0 });
  for (const { minutes, overtime, leave } of days) expect(minutes).toBeGreaterThanOrEqual(overtime + leave);
});

test('without paid leave the same days are free', () => {
  const free = mondays.flatMap((monday) => yearWeek(monday, { ...worker, takesLeave: false }));
  expect(free.some(({ leave, sick }) => leave + sick > 0)).toBe(false);
  expect(free.filter(({ minutes }) => minutes > 0)).toHaveLength(
    days.filter(({ minutes, leave }) => minutes > leave).length,
  );
});
