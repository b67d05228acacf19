import { differing, type Told, toldByItem, toldByPdf, toldByRows, toldByText } from '../walks/figures/told.ts';

const TIME = { billingItemId: 7, type: 'TIME', hoursWorked: 7.83, daysWorked: 1, unitsWorked: null };
const ROWS = [
  ['Number', 'Hours', 'Days', 'Units', 'Amount'],
  [6, 1, 1, '', ''],
  ['7', '7.83', 1, null, ''],
];

/** The same timecard of 7 hours and 50 minutes in each place. */
const told = (): Told[] => [
  toldByItem('the call', TIME),
  toldByRows('the file', ROWS, 7),
  toldByPdf('the PDF', 'Date Times Notes Hours Mon 8:00 – 15:50 7.83 Total 7.83 Page 1 of 1', 'TIME'),
  toldByText('the page', 'Total\n7.83 h · 1 day'),
];

test('places that say the same do not differ, whatever they leave out', () => {
  expect(told()).toEqual([
    { place: 'the call', hours: 7.83, days: 1, units: undefined },
    { place: 'the file', hours: 7.83, days: 1, units: undefined, amount: undefined },
    { place: 'the PDF', hours: 7.83 },
    { place: 'the page', hours: 7.83, amount: undefined },
  ]);
  expect(differing(told())).toEqual([]);
});

test.each([0, 1, 2, 3])('a minute too many in place %i is found', (at) => {
  const wrong = told().map((one, index) => (index === at ? { ...one, hours: 7.85 } : one));
  expect(differing(wrong).length).toBeGreaterThan(0);
});

test('a cent is found, and the sentence says where', () => {
  const line = { billingItemId: 8, type: 'EXPENSE', expenseAmount: 1234.5 };
  const rows = [
    ['Number', 'Hours', 'Amount'],
    ['8', '', '1234.5'],
  ];
  const same = [
    toldByItem('the call', line),
    toldByRows('the file', rows, 8),
    toldByPdf('the PDF', 'Total $1,234.50 Page 1', 'EXPENSE'),
  ];
  expect(differing(same)).toEqual([]);
  expect(differing([...same, toldByText('the page', 'Expense 8 · Due in 5 hours $1,234.51')])).toEqual([
    'amount: the call says 1234.5, the page says 1234.51',
  ]);
});

test('what is no number differs from every figure', () => {
  expect(
    differing([
      { place: 'one', days: 2 },
      { place: 'two', days: Number.NaN },
    ]),
  ).toHaveLength(1);
});

test('amounts below zero and of other items', () => {
  expect(toldByText('the page', 'Total -$12.50').amount).toBe(-12.5);
  expect(toldByPdf('the PDF', 'Total -$12.50', 'ADJUSTMENT').amount).toBe(-12.5);
  expect(toldByItem('the call', { ...TIME, type: 'PROJECT', milestoneAmount: 10, materialAmount: 0.25 }).amount).toBe(
    10.25,
  );
  expect(toldByPdf('the PDF', 'Notes Days Mon 1 Total 1', 'TIME')).toEqual({ place: 'the PDF', days: 1 });
});
