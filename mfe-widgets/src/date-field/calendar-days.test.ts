import fc from 'fast-check';
import { dayAfterKey, daysFrom, firstDayOf, monthsFrom, weekdayOf, weeksOf, within } from './calendar-days.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a month is six weeks that begin on the language’s first day and hold all of its days', () => {
  expect(weeksOf('2026-11', 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
  expect(weeksOf('2026-11', 1)[0]?.[0]).toBe('2026-10-26');
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 7 }), (day, firstDay) => {
      const weeks = weeksOf(day.slice(0, 7), firstDay);
      return (
        weeks.length === 6 &&
        weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === firstDay) &&
        weeks.flat().includes(day)
      );
    }),
  );
});

test('arrows go by days and weeks, Home and End to the ends of the week, pages by months and years', () => {
  const after = (key: string, shift = false) => dayAfterKey('2026-11-18', key, shift, 7);
  expect([after('ArrowLeft'), after('ArrowRight')]).toEqual(['2026-11-17', '2026-11-19']);
  expect([after('ArrowUp'), after('ArrowDown')]).toEqual(['2026-11-11', '2026-11-25']);
  expect([after('Home'), after('End')]).toEqual(['2026-11-15', '2026-11-21']);
  expect([after('PageUp'), after('PageDown')]).toEqual(['2026-10-18', '2026-12-18']);
  expect([after('PageUp', true), after('PageDown', true)]).toEqual(['2025-11-18', '2027-11-18']);
  expect(after('a')).toBeUndefined();
});

test('a month that is too short has its last day', () => {
  expect(monthsFrom('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsFrom('2024-02-29', 12)).toBe('2025-02-28');
  expect(monthsFrom('2026-01-15', -1)).toBe('2025-12-15');
});

test('there and back again is the same day, whatever the clocks do', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -4000, max: 4000 }),
      (day, count) => daysFrom(daysFrom(day, count), -count) === day,
    ),
  );
});

test('bounds hold what they can; contradicting ones hold nothing', () => {
  expect(within('2026-11-01', '2026-11-16', '2026-11-22')).toBe('2026-11-16');
  expect(within('2026-12-01', '2026-11-16', '2026-11-22')).toBe('2026-11-22');
  expect(within('2026-11-18', undefined, undefined)).toBe('2026-11-18');
  expect(within('2026-11-18', '2026-11-22', '2026-11-16')).toBe('2026-11-18');
});

test.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['de-DE', 1],
  ['not a language', 7],
])('weeks of %s begin on day %i', (language, firstDay) => {
  expect(firstDayOf(language)).toBe(firstDay);
});
