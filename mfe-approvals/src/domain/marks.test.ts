import { isUnusual, isUnusualDay, type MarkedItem, marksOf } from './marks.ts';

const day = (workedDate: string, hours: number, more: object = {}) => ({
  workedDate,
  hours,
  didNotWork: false,
  noMeal: false,
  mealReason: null,
  notes: null,
  ...more,
});
/** A usual week: Monday to Friday, eight hours each. */
const item = (change: Partial<MarkedItem> = {}): MarkedItem => ({
  type: 'TIME',
  hoursWorked: 40,
  daysWorked: 5,
  unitsWorked: 0,
  amount: null,
  usualHours: 40,
  contractHours: null,
  usualAmount: null,
  flaggedLines: [],
  usualDays: [8, 8, 8, 8, 8, null, null],
  previousHours: 40,
  days: ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map((date) => day(date, 8)),
  changedDays: [],
  lastRejection: null,
  attachmentCount: 0,
  commentCount: 0,
  ...change,
});
const kinds = (change: Partial<MarkedItem>) => marksOf(item(change)).map(({ kind }) => kind);

test('a usual week has no mark (docs: approvals#approval-marks)', () => {
  expect(marksOf(item())).toEqual([]);
  expect(item().days.filter((one) => isUnusualDay(one, item()))).toEqual([]);
});

test.each([
  ['half an hour more is usual', { hoursWorked: 40.5 }, []],
  ['more than that is over', { hoursWorked: 40.75 }, ['over']],
  ['less is under', { hoursWorked: 32 }, ['under']],
  ['without approved timecards before it is the first', { usualHours: null, usualDays: [] }, ['first']],
  ['a Saturday that is not usual', { days: [day('2026-11-14', 4)] }, ['weekend']],
  ['twelve hours are not over twelve', { days: [day('2026-11-09', 12)] }, []],
  ['a quarter more is', { days: [day('2026-11-09', 12.25)] }, ['long']],
  ['no meal on a long day', { days: [day('2026-11-09', 8, { noMeal: true })] }, ['no-meal']],
  ['five hours need no meal', { days: [day('2026-11-09', 5, { noMeal: true })] }, []],
  [
    'notes are said, not unusual',
    { days: [day('2026-11-09', 8, { notes: 'Audit' })], attachmentCount: 2, commentCount: 1 },
    ['notes', 'attachments', 'comments'],
  ],
] as const)('%s', (_what, change, expected) => {
  expect(kinds(change as Partial<MarkedItem>)).toEqual(expected);
});

test.each([
  ['half an hour more than the contract is as agreed', { hoursWorked: 40.5, contractHours: 40 }, []],
  ['the usual week of an engagement is over its contract', { contractHours: 37.5 }, ['over-contract']],
  ['or under it', { contractHours: 45 }, ['under-contract']],
  ['the same difference is said once', { hoursWorked: 44, contractHours: 40 }, ['over']],
  ['another one is said beside the usual one', { hoursWorked: 50, contractHours: 35 }, ['over', 'over-contract']],
  ['a first timecard has a contract', { usualHours: null, contractHours: 32 }, ['first', 'over-contract']],
  ['a timecard of days is not measured by hours', { hoursWorked: 0, usualHours: 0, contractHours: 40 }, []],
] as const)('beside the contract: %s (docs: approvals#approval-contract)', (_what, change, expected) => {
  expect(kinds(change)).toEqual(expected);
});

test('a usual Saturday is no mark', () => {
  const usualDays = [8, 8, 8, 8, 8, 4, null];
  expect(kinds({ days: [day('2026-11-14', 4)], usualDays })).toEqual([]);
});

test('what changed since the rejection comes first; what came back as it was is said', () => {
  const lastRejection = { reason: 'Thursday', by: 'Daniel Reyes', byFor: null, at: '2026-11-16T10:00:00Z' };
  const changedDays = [{ workedDate: '2026-11-12', before: 12, after: 8 }];
  expect(kinds({ lastRejection, changedDays, hoursWorked: 44 })).toEqual(['changed', 'over']);
  expect(kinds({ lastRejection })).toEqual(['unchanged']);
  expect(isUnusualDay(day('2026-11-12', 8), { usualDays: item().usualDays, changedDays })).toBe(true);
});

test('a timecard without hours, days or units is not as usual', () => {
  const nothing = { hoursWorked: 0, daysWorked: 0, unitsWorked: 0, days: [] };
  expect(kinds({ ...nothing, usualHours: null })).toEqual(['none']);
  expect(kinds({ ...nothing, usualHours: 0 })).toEqual(['none']);
  expect(kinds(nothing)).toEqual(['none', 'under']);
  expect(kinds({ ...nothing, usualHours: 0, daysWorked: 5 })).toEqual([]);
  expect(kinds({ ...nothing, usualHours: 0, unitsWorked: 12 })).toEqual([]);
});

test('the first timecard of days or of units is a first one, too', () => {
  const first = { hoursWorked: 0, usualHours: null, usualDays: [], days: [] };
  expect(kinds({ ...first, daysWorked: 2 })).toEqual(['first']);
  expect(kinds({ ...first, daysWorked: 0, unitsWorked: 3 })).toEqual(['first']);
});

test.each([
  ['nothing was approved before', null, 100, ['first']],
  ['a tenth more is usual', 1000, 1100, []],
  ['more than a tenth is over', 1000, 1100.01, ['over']],
  ['less than that is under', 1000, 899, ['under']],
  ['a refund is measured like a payment', -50, -55, []],
  ['more of a refund is less money', -50, -60, ['under']],
])('a project, an adjustment or a benefit by its amount: %s', (_what, usualAmount, amount, expected) => {
  const bare = { hoursWorked: null, daysWorked: null, unitsWorked: null, usualHours: null, usualDays: [], days: [] };
  for (const type of ['PROJECT', 'ADJUSTMENT', 'BENEFIT'] as const)
    expect(kinds({ ...bare, type, amount, usualAmount })).toEqual(expected);
});

test('an expense: over policy, without a receipt, with a reason (docs: approvals#approval-marks-money)', () => {
  const line = { expenseDate: '2026-11-10', name: 'Dinner', amount: 84.2, hasReceipt: true, exceptionReason: null };
  const of = (...flaggedLines: readonly Partial<MarkedItem['flaggedLines'][number]>[]) =>
    marksOf(
      item({
        type: 'EXPENSE',
        hoursWorked: null,
        usualHours: null,
        days: [],
        flaggedLines: flaggedLines.map((one) => ({ ...line, broken: [], ...one })),
      }),
    ).map(({ kind, tone, count }) => [kind, tone, count]);
  expect(of({ broken: ['DAY_LIMIT'] }, { broken: ['NO_WEEKEND'] })).toEqual([['policy', 'warn', 2]]);
  // A small amount needs no receipt.
  expect(of({ hasReceipt: false })).toEqual([['no-receipt', 'info', 1]]);
  expect(of({ hasReceipt: false, broken: ['RECEIPT_ABOVE'], exceptionReason: 'Lost on the train.' })).toEqual([
    ['no-receipt', 'warn', 1],
    ['exception', 'info', 1],
  ]);
});

test('an expense is not measured by hours', () => {
  expect(kinds({ type: 'EXPENSE', hoursWorked: null, usualHours: null, days: [] })).toEqual([]);
  expect(isUnusual(marksOf(item({ attachmentCount: 1 })))).toBe(false);
  expect(isUnusual(marksOf(item({ hoursWorked: 50 })))).toBe(true);
});
