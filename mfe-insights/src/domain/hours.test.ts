import fc from 'fast-check';
import type { HoursOfStatus, WeekOfHours } from 'shared-client/schema/insights';
import {
  allPeriodEnds,
  balancesByWeek,
  calendarWeeks,
  chartPeriods,
  OUTCOMES,
  partsOf,
  shownWeeks,
  summaryOf,
  usualMinutes,
  weekOfDay,
} from './hours.ts';

const state: fc.Arbitrary<HoursOfStatus> = fc
  .record({
    status: fc.constantFrom(...OUTCOMES),
    minutes: fc.nat(6000),
    overtimeMinutes: fc.nat(600),
    leaveMinutes: fc.nat(600),
    sickMinutes: fc.nat(600),
  })
  .map((one) => ({ ...one, minutes: one.minutes + one.overtimeMinutes + one.leaveMinutes }));
const week: fc.Arbitrary<WeekOfHours> = fc.record({
  weekStartDate: fc.constant('2026-11-23'),
  states: fc.array(state, { maxLength: 5 }),
  periodEnds: fc.constant(null),
  contractMinutes: fc.constant(null),
  missingPeriods: fc.nat(2),
});

test('the parts of hours, and what became of them, are all hours to the minute (docs: insights#insights-agree)', () => {
  fc.assert(
    fc.property(fc.array(week), (weeks) => {
      const total = weeks.flatMap(({ states }) => states).reduce((sum, { minutes }) => sum + minutes, 0);
      const { outcomes, ...summary } = summaryOf({ weeks });
      expect(summary.regular + summary.overtime + summary.leave).toBe(total);
      expect(Object.values(outcomes).reduce((sum, minutes) => sum + minutes, 0)).toBe(total);
      expect(summary.regular).toBeGreaterThanOrEqual(0);
      const ofWeeks = shownWeeks(weeks).map(({ states }) => partsOf(states));
      expect(ofWeeks.reduce((sum, part) => sum + part.regular + part.overtime + part.leave, 0)).toBe(total);
    }),
  );
});

const weekOf = (...minutes: number[]): WeekOfHours[] =>
  minutes.map((one) => ({
    ...{ weekStartDate: '2026-11-23', periodEnds: null, contractMinutes: null, missingPeriods: 0 },
    states: one > 0 ? [{ status: 'Saved', minutes: one, overtimeMinutes: 0, leaveMinutes: 0, sickMinutes: 0 }] : [],
  }));

test('the usual week is the median of four or more that are over (docs: insights#insights-usual)', () => {
  expect(usualMinutes(weekOf(60, 120, 0, 180, 240, 9999))).toBe(150);
  expect(usualMinutes(weekOf(60, 120, 0, 180, 9999))).toBeNull();
});

test('a chart begins with the first week in which anything was expected', () => {
  expect(shownWeeks(weekOf(0, 0, 60, 0))).toHaveLength(2);
  expect(shownWeeks(weekOf(0))).toEqual([]);
});

test('a day is in the week that has it, and a calendar has the weeks of all its days (docs: insights#insights-weeks)', () => {
  const weeks = weekOf(60).map((one) => ({ ...one, periodEnds: { from: '2026-11-29', until: '2026-11-29' } }));
  expect(weekOfDay(weeks, '2026-11-29').periodEnds).not.toBeNull();
  expect(weekOfDay(weeks, '2026-11-30')).toEqual({ weekStartDate: '2026-11-30', periodEnds: null });
  const day = (date: string) => ({ date, overtimeMinutes: 60, missedMeals: 0 });
  expect(calendarWeeks({ weeks, days: [day('2026-11-24')] })).toEqual(['2026-11-23']);
  expect(calendarWeeks({ weeks, days: [day('2026-11-22'), day('2026-11-30')] })).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
});

test('the periods of all weeks end from the first to the last of their ends', () => {
  const ends = (from: string, until: string) => ({ periodEnds: { from, until } });
  expect(
    allPeriodEnds([ends('2026-11-29', '2026-12-05'), { periodEnds: null }, ends('2026-11-22', '2026-11-22')]),
  ).toEqual({
    from: '2026-11-22',
    until: '2026-12-05',
  });
  expect(allPeriodEnds([{ periodEnds: null }])).toBeNull();
  // To readers of a company, weeks have no periods.
  expect(chartPeriods({ weeks: [], from: '2025-12-01' })).toEqual({ from: '2025-12-01' });
});

test('a balance of leave stays until it changes; weeks before the first one have none (docs: insights#insights-balance)', () => {
  const weeks = ['2026-11-09', '2026-11-16', '2026-11-23'].map((weekStartDate) => ({
    ...{ weekStartDate, periodEnds: null, states: [], contractMinutes: null, missingPeriods: 0 },
  }));
  const balance = (date: string, kind: 'PTO' | 'Sick', minutes: number, reqName = 'HV-1') => ({
    kind,
    reqName,
    date,
    minutes,
  });
  const balances = [
    balance('2026-11-16', 'PTO', 600),
    balance('2026-11-17', 'PTO', 120, 'HV-2'),
    balance('2026-11-18', 'PTO', 480),
    balance('2026-11-29', 'Sick', 60),
  ];
  expect(balancesByWeek({ weeks, balances })).toEqual([
    { weekStartDate: '2026-11-16', paid: 600, sick: 0 },
    { weekStartDate: '2026-11-23', paid: 600, sick: 60 },
  ]);
});
