/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { billingItemDetail } from 'shared-client/schema/billing';
import * as v from 'valibot';
import '../../texts/register-time-expense-detail.ts';
import { DetailDay } from './detail-day.tsx';

/** The text of a day on the detail page. */
function said(parts: object): string {
  cleanup();
  const detail = v.parse(billingItemDetail, { workedDate: '2026-11-16', ...parts });
  return render(<DetailDay detail={detail} precision={2} />).container.textContent ?? '';
}

test.each<[string, object, string]>([
  ['a day off', { dayOffType: 'Voluntary' }, 'Voluntary'],
  ['a sick day off', { dayOffType: 'Sick' }, 'Sick'],
  ['a part of a sick day', { timeEntry: { sickDay: true, sickDays: 0.375 } }, 'Sick day 37.50 %'],
  ['a whole sick day', { timeEntry: { sickDay: true, sickDays: 1 } }, 'Sick day–'],
  ['sick hours', { sickHours: 2.5 }, 'Sick 2.50 h'],
  [
    'a holiday and its hours',
    { timeEntry: { holiday: true, holidayMessage: 'New Year', holidayHours: 8 } },
    'New Year 8.00 h',
  ],
  ['a missed meal', { timeEntry: { mealBreakMissedType: 'Voluntary' } }, 'Meal break missed: Voluntary'],
  ['a second one', { timeEntry: { mealBreakMissedType2: 'Involuntary' } }, 'Second meal break missed: Involuntary'],
  ['no lunch', { noBreakTaken: true }, 'No Lunch Break Taken'],
  ['not worked', { didNotWork: true, timeEntry: { notes: 'Did Not Work' } }, 'Did not work'],
  [
    'a shift from one date to the next',
    { timeEntry: { shiftNumber: 2, shiftStartDay: '2026-11-16', shiftEndDay: '2026-11-17' } },
    'Shift 2 Nov 16 – Nov 17',
  ],
  [
    'hours of another rate, and of leave',
    {
      billingCostAllocation: [
        {
          costAllocationMultiRates: [{ type: 'Weekend', regHrs: 4, otHrs: 1 }],
          tafwBillingCostAllocations: [{ leaveDisplayName: 'Vacation', tafwHours: 8 }],
        },
      ],
    },
    'Weekend Regular 4.00, Weekend Overtime 1.00, Vacation 8.00',
  ],
])('the detail page says %s', (_, parts, sentence) => expect(said(parts)).toContain(sentence));

test('a day of hours or units alone is no day without entries', () => {
  for (const parts of [{ hours: 8 }, { timeEntry: { pieceTypes: [{ type: 'Pallet', unitsWorked: 3 }] } }])
    expect(said(parts)).not.toContain('No entries');
  expect(said({ hours: 8 })).toContain('Worked8.00 h');
});

test('a day without anything says so, and a scheduled day off is no entry', () => {
  expect(said({})).toContain('No entries');
  expect(said({ dayOffType: 'Undefined' })).toContain('No entries');
});

test('a day that is counted as one says so where its hours would stand', () => {
  expect(said({ daily: true })).toContain('Worked1 day');
  expect(said({ daily: true, hours: 8 })).toContain('8.00 h');
  expect(said({ daily: true, didNotWork: true })).toContain('–');
});
