import { blankAllocation, blankMultiRate } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { day, form, leave, MONDAY, rules, span, TUESDAY } from '../testing/samples.ts';
import { dayTotals, periodTotals } from './totals.ts';
import { workedMinutes } from './worked-minutes.ts';

test('Lunch and Sick are excluded from worked hours', () => {
  const spans = [
    span('09:00', '12:00'),
    span('12:00', '12:30', 'Lunch'),
    span('12:30', '14:00', 'PTO'),
    span('14:00', '17:00', 'Sick'),
  ];
  expect(workedMinutes({ spans })).toBe(270);
});

test('a period adds up in regular, overtime, double time and paid time off', () => {
  const of = rules({ id: 2 }, { eligibleForPTO: true });
  const row = { ...blankAllocation(of, 1), regularHours: '8', overtimeHours: '0.5', doubletimeHours: '0' };
  const monday = day(of, { spans: [span('09:00', '17:30')], allocations: [row] });
  const tuesday = day(of, { spans: [span('09:00', '17:00', 'PTO')] }, TUESDAY);
  expect(periodTotals(form(monday, tuesday), of)).toMatchObject({
    worked: 1650,
    regular: 800,
    overtime: 50,
    doubletime: 0,
    pto: 800,
  });
});

test('unpaid leave is neither regular nor in the total; paid time off is in the total (docs: time-entry#day-amounts, saving#submit-says)', () => {
  const of = rules({ id: 0 }, { eligibleForPTO: true });
  const monday = day(of, {
    spans: [
      span('09:00', '15:00'),
      { ...leave('15:00', '17:00'), type: 'Unpaid Leave' },
      span('17:00', '18:00', 'PTO'),
    ],
  });
  expect(periodTotals(form(monday), of)).toMatchObject({ worked: 700, regular: 600, pto: 100, unpaid: 200, sick: 0 });
});

test('minutes are added up and rounded once: three times twenty minutes are an hour', () => {
  const of = rules({ id: 0 });
  const days = [MONDAY, TUESDAY, '2026-11-18'].map((date) => day(of, { spans: [span('09:00', '09:20')] }, date));
  expect(periodTotals(form(...days), of).worked).toBe(100);
  expect(dayTotals(days[0] as DayForm, of).worked).toBe(33);
});

test('what is placed on allocations is distinguished from the hours', () => {
  const of = rules({ id: 31 });
  const multiRates = [{ ...blankMultiRate('On call'), hours: '5' }];
  const one = day(of, { spans: [span('09:00', '17:00')], allocations: [{ ...blankAllocation(of, 1), multiRates }] });
  expect(periodTotals(form(one), of)).toMatchObject({ worked: 800, allocated: 500 });
});

test('TOTAL DAYS includes days marked worked, Sick or Other (docs: add-time#period-card)', () => {
  const of = rules({ id: 22 });
  expect(
    periodTotals(
      form(
        day(of, { daily: true }),
        day(of, { dayOffType: 'Sick' }),
        day(of, { dayOffType: 'Other' }),
        day(of, { dayOffType: 'Voluntary' }),
      ),
      of,
    ).days,
  ).toBe(3);
});

test('a day that was not worked counts nothing, whatever it keeps', () => {
  const of = rules({ id: 0 });
  expect(dayTotals(day(of, { didNotWork: true, spans: [span('09:00', '17:00')], sickHours: '4' }), of)).toMatchObject({
    worked: 0,
    sick: 0,
  });
});

test('a large timecard adds up: 31 days, 4 spans, 3 allocations a day', () => {
  const of = rules({ id: 2 });
  const rows = [1, 2, 3].map((sequence) => ({
    ...blankAllocation(of, sequence),
    regularHours: '2',
    overtimeHours: '0',
    doubletimeHours: '0',
  }));
  const days = Array.from({ length: 31 }, (_, index) =>
    day(
      of,
      {
        spans: [
          span('08:00', '10:00'),
          span('10:00', '12:00'),
          span('12:00', '12:30', 'Lunch'),
          span('12:30', '14:30'),
        ],
        allocations: rows,
      },
      `2026-12-${String(index + 1).padStart(2, '0')}`,
    ),
  );
  expect(periodTotals(form(...days), of).worked).toBe(31 * 600);
});
