import { expectsTime, missingPeriods, periodsToEnter, stateWithoutTimecard, without } from './periods.ts';

const WEEKLY = { type: 'Weekly', day_of_week: 'Monday' } as const;
const TODAY = '2026-11-18';
const engagement = { start_date: '2026-11-04', end_date: null, status: 'Filled', req_name: 'HV-1' } as const;
const starts = (change: object) =>
  periodsToEnter({ ...engagement, ...change }, WEEKLY, TODAY).map((period) => period.start);

test('a timecard may be begun for the weeks of the engagement, up to two weeks ahead', () => {
  expect(starts({})).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
  expect(starts({ end_date: '2026-11-15' })).toEqual(['2026-11-02', '2026-11-09']);
  expect(starts({ status: 'Cancelled' })).toEqual([]);
});

test('and for none that ended more than 90 days ago', () => {
  expect(starts({ start_date: '2020-01-01' })[0]).toBe('2026-08-17');
});

test('what has ended is missing, what has not begun is to come (docs: add-time#missing-periods, billing-items#period-fields)', () => {
  const week = (start: string, end: string) => stateWithoutTimecard({ start, end }, TODAY);
  expect(week('2026-11-09', '2026-11-15')).toBe('Missing');
  expect(week('2026-11-16', '2026-11-22')).toBe('Current');
  expect(week('2026-11-12', TODAY)).toBe('Current');
  expect(week('2026-11-23', '2026-11-29')).toBe('Upcoming');
});

test('missing are ended periods without a timecard; one of another work period counts for the weeks it overlaps', () => {
  const timecards = [{ period_start: '2026-11-08', period_end: '2026-11-10' }];
  expect(missingPeriods({ ...engagement, start_date: '2026-10-28' }, WEEKLY, timecards, TODAY)).toEqual([
    { periodStartDate: '2026-10-26', periodEndDate: '2026-11-01' },
  ]);
});

test('periods that another one overlaps are left out', () => {
  const [one, two] = [
    { start: '2026-11-02', end: '2026-11-08' },
    { start: '2026-11-09', end: '2026-11-15' },
  ];
  expect(without([one, two], [{ start: '2026-11-15', end: '2026-11-30' }])).toEqual([one]);
});

test.each([
  ['Filled', ['TIME'], true],
  ['Closed', ['TIME'], true],
  ['Filled', ['EXPENSE'], false],
  ['Pending', ['TIME'], false],
  ['Cancelled', ['TIME'], false],
] as const)('time is expected of an engagement that is %s and takes %j: %j', (status, billingTypes, expected) => {
  expect(expectsTime({ status, settings: { billingTypes } } as never)).toBe(expected);
});
