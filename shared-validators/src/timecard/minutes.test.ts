import fc from 'fast-check';
import { hoursOf, inHours, inMinutes, minutesOf } from './minutes.ts';

describe('Durations are integer minutes inside; decimals appear once, at the edge, half up (docs: time-entry#integer-minutes)', () => {
  test('nine minutes at one decimal are 0.2 hours: rounding happens on the minutes', () => {
    expect(hoursOf(9, 1)).toBe(0.2);
    expect(hoursOf(440, 2)).toBe(7.33);
    expect(hoursOf(450, 0)).toBe(8);
  });

  test('hours at the default precision of 2 come back as the minutes they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 31 }), (minutes) => {
        expect(minutesOf(hoursOf(minutes, 2))).toBe(minutes);
      }),
    );
  });

  test('at any precision the decimal is at most half a last digit away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 4 }), (minutes, precision) => {
        expect(Math.abs(hoursOf(minutes, precision) - minutes / 60)).toBeLessThanOrEqual(0.5 / 10 ** precision + 1e-9);
      }),
    );
  });
});

test('every field of hours is renamed at any depth, and comes back under its own name', () => {
  const day = {
    hours: 8,
    sickHours: null,
    totalWorkerHourByDate: 7.5,
    timeEntry: { holidayHours: 8, notes: 'hours' },
    billingCostAllocation: [
      {
        hours: 4,
        regularHours: 1.25,
        costAllocationMultiRates: [{ hrs: 2, regHrs: 1, otHrs: 1, dtHrs: 0 }],
        tafwBillingCostAllocations: [{ tafwHours: 0.25 }],
      },
    ],
  };
  const inside = inMinutes(day);
  expect(inside.minutes).toBe(480);
  expect(inside.totalWorkerMinutesByDate).toBe(450);
  expect(inside.billingCostAllocation[0]?.costAllocationMultiRates[0]).toEqual({
    minutes: 120,
    regMinutes: 60,
    otMinutes: 60,
    dtMinutes: 0,
  });
  expect(inHours<typeof day>(inside, 2)).toEqual(day);
});
