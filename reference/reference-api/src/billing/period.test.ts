import fc from 'fast-check';
import { addDays, daysBetween } from './calendar.ts';
import { periodBefore, periodOf, workedDatesOf } from './period.ts';

const weekly = { type: 'Weekly', day_of_week: 'Monday' } as const;
const biweekly = { type: 'Biweekly', day_of_week: 'Sunday' } as const;
const monthly = { type: 'Monthly', day_of_week: 'Monday' } as const;
const semimonthly = { type: 'Semimonthly', day_of_week: 'Monday' } as const;

test('a week begins on the work period’s weekday', () => {
  expect(periodOf(weekly, '2026-11-21')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
  expect(periodOf({ ...weekly, day_of_week: 'Saturday' }, '2026-11-21').start).toBe('2026-11-21');
});

test('months and half months end where the calendar ends them, leap years too', () => {
  expect(periodOf(monthly, '2028-02-10').end).toBe('2028-02-29');
  expect(periodOf(semimonthly, '2026-11-15')).toEqual({ start: '2026-11-01', end: '2026-11-15' });
  expect(periodOf(semimonthly, '2026-11-16')).toEqual({ start: '2026-11-16', end: '2026-11-30' });
});

test('every date lies in its period, and periods follow one another without a gap', () => {
  const anyDate = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(anyDate, fc.constantFrom(weekly, biweekly, monthly, semimonthly), (date, kind) => {
      const period = periodOf(kind, date);
      expect(period.start <= date && date <= period.end).toBe(true);
      expect(periodOf(kind, period.end)).toEqual(period);
      expect(daysBetween(periodBefore(kind, period).end, period.start)).toBe(1);
    }),
  );
});

test('worked dates are the days of the period within the engagement', () => {
  const period = periodOf(weekly, '2026-11-18');
  const dates = workedDatesOf(period, { start_date: '2026-11-18', end_date: '2026-11-20' });
  expect(dates).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  expect(workedDatesOf(period, { start_date: '2026-01-01', end_date: null })).toHaveLength(7);
});
