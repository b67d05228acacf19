import fc from 'fast-check';
import { dailySplit, ruledDates, ruledWeeks } from './overtime.ts';
import { addDays, weekdayOf, weekStart } from './work-week.ts';

const CALIFORNIA = { overtime: 480, doubletime: 720 };

test('above the limit of a day is overtime, above the second double time', () => {
  expect(dailySplit(450, CALIFORNIA)).toEqual({ regular: 450, overtime: 0, doubletime: 0 });
  expect(dailySplit(630, CALIFORNIA)).toEqual({ regular: 480, overtime: 150, doubletime: 0 });
  expect(dailySplit(780, CALIFORNIA)).toEqual({ regular: 480, overtime: 240, doubletime: 60 });
});

test('no limit, no overtime; a limit of double time alone', () => {
  expect(dailySplit(900, { overtime: null, doubletime: null })).toEqual({ regular: 900, overtime: 0, doubletime: 0 });
  expect(dailySplit(900, { overtime: null, doubletime: 720 })).toEqual({ regular: 720, overtime: 0, doubletime: 180 });
});

test('the parts are the whole', () => {
  const limit = fc.option(fc.nat(1440), { nil: null });
  fc.assert(
    fc.property(fc.nat(1440), limit, limit, (minutes, overtime, doubletime) => {
      const parts = dailySplit(minutes, { overtime, doubletime });
      expect(parts.regular + parts.overtime + parts.doubletime).toBe(minutes);
      expect(Math.min(parts.regular, parts.overtime, parts.doubletime)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const RULE = {
  daily: CALIFORNIA,
  weekly: { overtime: 2400, doubletime: null },
  overtimeWeekday: null,
  doubletimeWeekday: null,
  sevenDays: true,
  countsHoliday: false,
};
type Placed = Parameters<typeof ruledDates>[0][number];
const placed = (workedDate: string, regularMinutes: number, overtimeMinutes = 0, more: object = {}) =>
  ({
    workedDate,
    billingCostAllocation: [{ regularMinutes, overtimeMinutes, doubletimeMinutes: 0, costAllocationMultiRates: [] }],
    timeEntry: { holidayMinutes: 0 },
    ...more,
  }) as unknown as Placed & { timeEntry: { holidayMinutes: number } };
const days = (from: string, count: number, minutes = 240) =>
  Array.from({ length: count }, (_, index) => placed(addDays(from, index), minutes));
const seventh = (all: readonly Placed[], firstWeekday = 'Monday') =>
  ruledDates(all, RULE, firstWeekday).flatMap(({ date, why }) => (why === 'seventh-day' ? [date] : []));

test('the seventh day in a row of a work week, wherever the period begins and however long it is', () => {
  expect(seventh(days('2026-11-16', 7))).toEqual(['2026-11-22']);
  expect(seventh(days('2026-11-01', 30))).toEqual(['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
  expect(seventh(days('2026-11-16', 14), 'Sunday')).toEqual(['2026-11-28']);
  expect(seventh(days('2026-11-17', 6))).toEqual([]);
});

test('a day on which nothing is placed breaks the row', () => {
  expect(seventh([...days('2026-11-16', 3), placed('2026-11-19', 0), ...days('2026-11-20', 3)])).toEqual([]);
});

test('a weekday of the rule: all of it is overtime up to the limit of double time, or all double time', () => {
  const [overtime] = ruledDates([placed('2026-11-16', 780)], { ...RULE, overtimeWeekday: 'Monday' }, 'Monday');
  expect(overtime).toMatchObject({ why: 'overtime-weekday', due: { regular: 0, overtime: 720, doubletime: 60 } });
  const [double] = ruledDates([placed('2026-11-16', 300)], { ...RULE, doubletimeWeekday: 'Monday' }, 'Monday');
  expect(double).toMatchObject({ why: 'doubletime-weekday', due: { regular: 0, overtime: 0, doubletime: 300 } });
});

test('shifts of one date are one day', () => {
  const [date, ...more] = ruledDates([placed('2026-11-16', 300), placed('2026-11-16', 300)], RULE, 'Monday');
  expect(date).toMatchObject({ placed: { regular: 600 }, due: { regular: 480, overtime: 120 } });
  expect(more).toEqual([]);
});

test('above the limit of a week is overtime, whichever day of it was long', () => {
  const all = [...days('2026-11-16', 5, 480), placed('2026-11-21', 90), placed('2026-11-23', 60, 60)];
  expect(ruledWeeks(all, RULE, 'Monday')).toEqual([
    {
      start: '2026-11-16',
      placed: { regular: 2490, overtime: 0, doubletime: 0 },
      due: { regular: 2400, overtime: 90, doubletime: 0 },
      counted: { overtime: 2490, doubletime: 2490 },
      above: { overtime: 90, doubletime: 0 },
      holiday: 0,
    },
    expect.objectContaining({
      start: '2026-11-23',
      due: { regular: 120, overtime: 0, doubletime: 0 },
      above: { overtime: 0, doubletime: 0 },
    }),
  ]);
});

test('hours that a limit of a day made overtime do not count towards the week once more', () => {
  const all = [...days('2026-11-16', 4, 600), placed('2026-11-20', 540)];
  expect(ruledWeeks(all, RULE, 'Monday')).toMatchObject([
    { due: { regular: 2400, overtime: 540 }, counted: { overtime: 2400 }, above: { overtime: 0 } },
  ]);
});

test('holidays count towards the week where the rule says so, and are no overtime themselves', () => {
  const holiday = placed('2026-11-20', 0, 0, { timeEntry: { holidayMinutes: 480 } });
  const all = [...days('2026-11-16', 4, 480), holiday, placed('2026-11-21', 60)];
  expect(ruledWeeks(all, RULE, 'Monday')).toMatchObject([{ holiday: 0, above: { overtime: 0 } }]);
  expect(ruledWeeks(all, { ...RULE, countsHoliday: true }, 'Monday')).toMatchObject([
    { holiday: 480, counted: { overtime: 2460 }, above: { overtime: 60 }, due: { regular: 1920, overtime: 60 } },
  ]);
  const long = placed('2026-11-20', 30, 0, { timeEntry: { holidayMinutes: 3000 } });
  expect(ruledWeeks([long], { ...RULE, countsHoliday: true }, 'Monday')).toMatchObject([{ above: { overtime: 30 } }]);
});

test('above the second limit of a week is double time', () => {
  const weekly = { overtime: 2400, doubletime: 2700 };
  const all = days('2026-11-16', 6, 480);
  expect(ruledWeeks(all, { ...RULE, weekly }, 'Monday')).toMatchObject([
    { above: { overtime: 480, doubletime: 180 }, due: { regular: 2400, overtime: 300, doubletime: 180 } },
  ]);
});

test('whatever was placed, as many minutes are due', () => {
  const all = fc.array(
    fc
      .tuple(fc.nat(30), fc.nat(900), fc.nat(900))
      .map(([at, ...minutes]) => placed(addDays('2026-11-01', at), ...minutes)),
  );
  fc.assert(
    fc.property(all, fc.constantFrom('Sunday', 'Monday', 'Saturday'), (entered, firstWeekday) => {
      const rule = { ...RULE, overtimeWeekday: 'Friday', weekly: { overtime: 2400, doubletime: 2000 } };
      const [dates, weeks] = [ruledDates(entered, rule, firstWeekday), ruledWeeks(entered, rule, firstWeekday)];
      for (const { placed: was, due } of [...dates, ...weeks]) {
        expect(due.regular + due.overtime + due.doubletime).toBe(was.regular + was.overtime + was.doubletime);
        expect(Math.min(due.regular, due.overtime, due.doubletime)).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(weeks.map(({ start }) => start)).size).toBe(weeks.length);
    }),
  );
});

test('a work week begins with its first weekday', () => {
  for (const first of ['Sunday', 'Monday', 'Wednesday', 'Saturday'])
    for (let day = 0; day < 60; day += 1) {
      const date = addDays('2026-10-20', day);
      const start = weekStart(date, first);
      expect(weekdayOf(start)).toBe(first);
      expect([0, 1, 2, 3, 4, 5, 6].map((past) => addDays(start, past))).toContain(date);
    }
});
