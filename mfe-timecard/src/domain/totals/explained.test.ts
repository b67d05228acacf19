import fc from 'fast-check';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { anyChange } from '../../testing/changed-timecard.ts';
import { blankAllocation } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { day, form, MONDAY, rules, span, TUESDAY, WEEK } from '../testing/samples.ts';
import { datesBetween } from '../time/calendar-day.ts';
import { changedDays } from './changed-days.ts';
import { changedSinceSubmit } from './changed-since-submit.ts';
import { explained, type Figure } from './explained.ts';
import { periodTotals } from './totals.ts';

const CALIFORNIA = {
  name: 'California 8/40',
  dailyOTLimit: 8,
  dailyDTLimit: 12,
  weeklyOTLimit: 40,
  weeklyDTLimit: null,
  specificDayOT: null,
  specificDayDT: null,
  sevenDayRule: true,
  countHoliday: false,
};
const of = rules({ id: 2 });
const worked = (start: string, end: string, regularHours: string, overtimeHours: string, date = TUESDAY) =>
  day(
    of,
    {
      noBreakTaken: true,
      spans: [span(start, end)],
      allocations: [{ ...blankAllocation(of, 1), regularHours, overtimeHours, doubletimeHours: '0' }],
    },
    date,
  );

test('overtime is what is above the limit of the day, by the rule (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  const long = worked('07:00', '17:30', '8', '2.5');
  expect(explained('overtime', [worked('09:00', '17:00', '8', '0', WEEK[0]), long], of, CALIFORNIA)).toEqual({
    total: 250,
    lines: [{ day: TUESDAY, amount: 250, why: { key: 'MSG_ABOVE_DAILY', params: { worked: '10.50', limit: '8.00' } } }],
    rounding: 0,
    weeks: [],
  });
});

test('where something else was allocated, what the rule makes it is said beside it', () => {
  expect(explained('overtime', [worked('07:00', '17:30', '10.5', '0')], of, CALIFORNIA).lines).toMatchObject([
    { amount: 0, expected: 250 },
  ]);
  expect(explained('overtime', [worked('07:00', '21:00', '8', '4')], of, CALIFORNIA).lines).toMatchObject([
    { amount: 400, why: { params: { worked: '12.00' } } },
  ]);
  expect(explained('overtime', [worked('07:00', '17:30', '8', '2.5')], of, null).lines).toEqual([
    { day: TUESDAY, amount: 250 },
  ]);
});

const LONG_WEEK = WEEK.slice(0, 5).map((date) => worked('09:00', '17:00', '8', '0', date));

test('what is above the limit of a week is said of the week, and what the rule makes of it (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  const saturday = (regular: string, overtime: string) => worked('09:00', '13:00', regular, overtime, WEEK[5]);
  const why = { key: 'MSG_ABOVE_WEEK', params: { worked: '44.00', limit: '40.00', holiday: '0.00' } };
  const { weeks } = explained('overtime', [...LONG_WEEK, saturday('3', '1')], of, CALIFORNIA);
  expect(weeks).toEqual([{ start: WEEK[0], why, expected: 400 }]);
  expect(explained('overtime', [...LONG_WEEK, saturday('0', '4')], of, CALIFORNIA).weeks).toEqual([
    { start: WEEK[0], why },
  ]);
  expect(explained('overtime', LONG_WEEK, of, CALIFORNIA).weeks).toEqual([]);
  expect(explained('worked', [...LONG_WEEK, saturday('4', '0')], of, CALIFORNIA).weeks).toEqual([]);
});

test('a day whose overtime comes of the week as well is not said to have too much of it', () => {
  const saturday = (overtime: string) => worked('09:00', '18:00', String(9 - Number(overtime)), overtime, WEEK[5]);
  const linesOf = (overtime: string) => explained('overtime', [...LONG_WEEK, saturday(overtime)], of, CALIFORNIA).lines;
  expect(linesOf('9').map(({ day: key, expected }) => [key, expected])).toEqual([[WEEK[5], undefined]]);
  expect(linesOf('0').map(({ day: key, expected }) => [key, expected])).toEqual([[WEEK[5], 100]]);
});

test('holidays count towards the week where the rule says so', () => {
  const friday = { ...day(of, {}, WEEK[4]), holiday: true, holidayHours: '8' };
  const days = [...LONG_WEEK.slice(0, 4), friday, worked('09:00', '13:00', '4', '0', WEEK[5])];
  expect(explained('overtime', days, of, CALIFORNIA).weeks).toEqual([]);
  expect(explained('overtime', days, of, { ...CALIFORNIA, countHoliday: true }).weeks).toEqual([
    {
      start: WEEK[0],
      why: { key: 'MSG_ABOVE_WEEK_HOLIDAY', params: { worked: '44.00', limit: '40.00', holiday: '8.00' } },
      expected: 400,
    },
  ]);
});

test('a weekday of the rule, and the seventh day in a row', () => {
  const sunday = { ...CALIFORNIA, specificDayOT: 'Tuesday' };
  expect(explained('overtime', [worked('09:00', '13:00', '0', '4')], of, sunday).lines[0]?.why?.key).toBe(
    'MSG_RULE_DAY',
  );
  const week = WEEK.map((date) => worked('09:00', '13:00', '4', '0', date));
  expect(explained('overtime', week, of, CALIFORNIA).lines).toEqual([
    { day: WEEK[6], amount: 0, expected: 400, why: { key: 'MSG_SEVENTH_DAY', params: {} } },
  ]);
});

test('a month has a seventh day in each of its work weeks, and paid time off is no day of work', () => {
  const month = datesBetween('2026-11-01', '2026-11-30');
  const worker = (date: string) => worked('09:00', '13:00', '4', '0', date);
  const seventhDays = (days: DayForm[], firstWeekday?: string) =>
    explained('overtime', days, of, CALIFORNIA, firstWeekday).lines.map((line) => line.day);
  expect(seventhDays(month.map(worker))).toEqual(['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
  expect(seventhDays(month.map(worker), 'Sunday')).toEqual(['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28']);
  const off = (date: string): DayForm => ({ ...worker(date), spans: [span('09:00', '13:00', 'PTO')], allocations: [] });
  expect(seventhDays(WEEK.map((date, index) => (index === 2 ? off(date) : worker(date))))).toEqual([]);
});

test('three days of 20 minutes are an hour: what the days are off by is said', () => {
  const days = WEEK.slice(0, 3).map((date) => worked('09:00', '09:20', '0', '0', date));
  const { total, lines, rounding } = explained('worked', days, of, null);
  expect([total, lines.map((line) => line.amount), rounding]).toEqual([100, [33, 33, 33], 1]);
});

const FIGURES: readonly Figure[] = [
  'worked',
  'regular',
  'overtime',
  'doubletime',
  'pto',
  'sick',
  'unpaid',
  'holiday',
  'allocated',
  'days',
  'units',
];

test('what is displayed sums to what is displayed, on every template, whatever is entered (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TIMECARD_TEMPLATES), fc.array(anyChange, { maxLength: 8 }), ({ id }, changes) => {
      const own = rules({ id }, { eligibleForPTO: true, eligibleForSickTime: true });
      const blank = form(...WEEK.map((date) => day(own, {}, date)));
      const whole = changes.reduce((now, change) => change.to(now, own), blank);
      const totals = periodTotals(whole, own);
      for (const figure of FIGURES) {
        const { total, lines, rounding } = explained(figure, whole.days, own, CALIFORNIA);
        expect(total).toBe(totals[figure]);
        expect(lines.reduce((sum, line) => sum + line.amount, rounding)).toBe(total);
      }
    }),
    { numRuns: 200 },
  );
});

test('what changed since it was sent: the days that amount to something else (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  const before = form(worked('09:00', '17:00', '8', '0', WEEK[0]), worked('09:00', '17:00', '8', '0'));
  const shorter = { ...before, days: before.days.with(1, worked('09:00', '16:30', '7.5', '0')) };
  expect(changedDays(before, shorter, of)).toMatchObject([
    { day: TUESDAY, before: { worked: 800 }, now: { worked: 750 } },
  ]);
  const noted = { ...before, days: before.days.with(1, { ...(before.days[1] as DayForm), notes: 'On site' }) };
  expect(changedDays(before, noted, of)).toEqual([]);
});

test('a card that was sent back and saved again is held against what was sent, not against the save (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  const now = form(worked('09:00', '17:00', '8', '0', MONDAY), worked('09:00', '16:30', '7.5', '0'));
  const sent = (workedDate: string, hours: number | null) => ({
    ...{ workedDate, didNotWork: false, worked: true },
    ...{ hours, units: null },
  });
  expect(changedSinceSubmit([sent(MONDAY, 8), sent(TUESDAY, 7.5)], now, of)).toEqual([]);
  expect(changedSinceSubmit([sent(MONDAY, 8), sent(TUESDAY, 8)], now, of)).toMatchObject([
    { day: TUESDAY, before: { worked: 800 }, now: { worked: 750 } },
  ]);
  expect(changedSinceSubmit([sent(TUESDAY, 7.5)], now, of)).toMatchObject([
    { day: MONDAY, before: { worked: 0 }, now: { worked: 800 } },
  ]);
});

test('two shifts of 20 minutes of one date are what their receipt says: nothing changed', () => {
  const shifts = [1, 2].map((number) => ({
    ...worked('09:00', '09:20', '0', '0', MONDAY),
    key: `shift-${number}`,
    shiftNumber: number,
  }));
  const sent = { workedDate: MONDAY, didNotWork: false, worked: true, hours: 0.33, units: null };
  expect(changedSinceSubmit([sent, sent], form(...shifts), of)).toEqual([]);
  expect(changedSinceSubmit([sent], form(...shifts), of)).toMatchObject([
    { before: { worked: 33 }, now: { worked: 66 } },
  ]);
});
