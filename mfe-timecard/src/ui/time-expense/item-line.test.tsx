/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { billingItemSummary } from 'shared-client/schema/billing';
import * as v from 'valibot';
import '../../texts/register.ts';
import { ServerData } from 'shared-session/server-data';
import { ItemLine } from './item-line.tsx';

const amountOf = (amounts: object) => {
  const item = v.parse(billingItemSummary, {
    billingItemId: 7,
    version: 1,
    type: 'TIME',
    status: 'Saved',
    engagementId: 5000,
    periodStartDate: '2026-11-16',
    periodEndDate: '2026-11-22',
    ...amounts,
  });
  const { container } = render(<ItemLine item={item} />, { wrapper: ServerData });
  return container.querySelector('.tc-line-amount')?.textContent;
};

test.each([
  [{ hoursWorked: 38.5 }, '38.50 h'],
  [{ hoursWorked: 0, unitsWorked: 120 }, '120 units'],
  [{ hoursWorked: null, daysWorked: 4 }, '4 days'],
  [{ hoursWorked: 0 }, '–'],
])('a timecard of %j amounts to %s', (amounts, said) => {
  expect(amountOf(amounts)).toBe(said);
});
