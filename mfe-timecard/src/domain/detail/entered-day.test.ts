import { billingItemDetail } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { enteredDay } from './entered-day.ts';

const detail = (parts: object) => v.parse(billingItemDetail, { workedDate: '2026-11-16', ...parts });
const span = (start: string, end: string, timeEntrySpanType = 'Labor') => ({
  startTimeStr: `2026-11-16 ${start}`,
  endTimeStr: `2026-11-16 ${end}`,
  timeEntrySpanType,
});

test('the hours of a day with times are those of its times, lunch left out', () => {
  const day = enteredDay(
    detail({ timeEntrySpanDtos: [span('08:30', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:00')] }),
    2,
  );
  expect(day.worked).toBe(800);
  expect(day.summary).toMatchObject({ from: '08:30', until: '17:00', lunches: [{ start: '12:00', end: '12:30' }] });
});

test('without times they are as reported, and without that as allocated', () => {
  expect(enteredDay(detail({ hours: 7.5 }), 1).worked).toBe(75);
  const allocated = enteredDay(
    detail({
      billingCostAllocation: [
        { regularHours: 8, overtimeHours: 0.5, costAllocationValues: [{ value: 'Dock 4' }, { value: null }] },
        { percentOfDay: 0 },
      ],
    }),
    2,
  );
  expect(allocated.worked).toBe(850);
  expect(allocated.allocations).toEqual([
    {
      placedOn: ['Dock 4'],
      amounts: [
        { kind: 'regular', amount: 8 },
        { kind: 'overtime', amount: 0.5 },
      ],
    },
  ]);
});

test('a day that was not worked has no hours, whatever it still carries', () =>
  expect(enteredDay(detail({ didNotWork: true, timeEntrySpanDtos: [span('09:00', '17:00')] }), 2).worked).toBe(0));

test('a day of nothing at all is a day of nothing', () =>
  expect(enteredDay(detail({}), 2)).toEqual({ summary: null, worked: 0, unpaid: 0, units: 0, allocations: [] }));

test('pieces are added up without binary fractions', () =>
  expect(
    enteredDay(detail({ timeEntry: { pieceTypes: [{ unitsWorked: 0.1 }, { unitsWorked: 0.2 }, {}] } }), 2).units,
  ).toBe(300_000_000));

test('hours of another rate and of leave are said by their names', () => {
  const [row] = enteredDay(
    detail({
      billingCostAllocation: [
        {
          costAllocationMultiRates: [
            { type: 'Weekend', hrs: 4 },
            { type: 'On call', hrs: 3, regHrs: 2, otHrs: 1 },
            { type: 'Holiday', hrs: 0 },
          ],
          tafwBillingCostAllocations: [{ leaveDisplayName: 'Vacation', tafwHours: 8 }],
        },
      ],
    }),
    2,
  ).allocations;
  expect(row?.amounts).toEqual([
    { kind: 'hours', amount: 4, of: 'Weekend' },
    { kind: 'regular', amount: 2, of: 'On call' },
    { kind: 'overtime', amount: 1, of: 'On call' },
    { kind: 'hours', amount: 8, of: 'Vacation' },
  ]);
});
