/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { generalInfo } from 'shared-client/schema/billing';
import { BILLIONTHS } from 'shared-validators/timecard';
import * as v from 'valibot';
import '../../texts/register-time-expense-detail.ts';
import { PeriodTotals } from './period-totals.tsx';

const said = (info: object, units = 0) => {
  const parsed = v.parse(generalInfo, {
    billingItemId: 7,
    version: 1,
    type: 'TIME',
    status: 'Saved',
    engagementId: 5000,
    periodStartDate: '2026-11-16',
    periodEndDate: '2026-11-22',
    ...info,
  });
  const { container } = render(<PeriodTotals info={parsed} units={units} />);
  return [...container.querySelectorAll('dl > div')].map((one) => one.textContent?.toLowerCase());
};

test('there is one total, of all that is counted', () => {
  expect(said({ hoursWorked: 39.75, daysWorked: 5 })).toEqual(['total39.75 h · 5 days']);
  expect(said({ hoursWorked: 39.75, daysWorked: 5 }, 120 * BILLIONTHS)).toEqual(['total39.75 h · 5 days · 120 units']);
});

test('a timecard of days says its days, one of units its units, and neither 0.00 h', () => {
  expect(said({ hoursWorked: 0, daysWorked: 4 })).toEqual(['total4 days']);
  expect(said({ hoursWorked: 0 }, 120 * BILLIONTHS)).toEqual(['total120 units']);
  expect(said({ hoursWorked: 38.5 }).at(-1)).toBe('total38.50 h');
  expect(said({ hoursWorked: 0 })).toEqual(['total0.00 h']);
});
