/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { billingItemSummary } from 'shared-client/schema/billing';
import { engagementItem } from 'shared-client/schema/engagements';
import * as v from 'valibot';
import '../../texts/register-time-expense.ts';

const billing = await import('shared-client/billing');
const engagements = await import('shared-client/engagements');
let rateApplication: string | null = null;
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingItems: async () => ({ content: [], totalElements: 0, totalPages: 0, number: 0 }),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...engagements,
  getEngagementItems: async () => ({
    content: [v.parse(engagementItem, { id: 5000, reqName: 'FE-1', status: 'Filled', rateApplication })],
  }),
}));
const { currentUser } = await import('shared-session');
const { queryClient, ServerData } = await import('shared-session/server-data');
const { HostProvider } = await import('../page/host.tsx');
const { ItemLine } = await import('./item-line.tsx');
const { TimeExpensePage } = await import('./time-expense-page.tsx');

afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
});

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

test.each([
  ['a worker', { userType: 'Worker', permissions: ['TIMECARD_ENTER'] }, 'Saved', true],
  ['a worker', { userType: 'Worker', permissions: ['TIMECARD_ENTER'] }, 'Pending', false],
  ['an approver', { userType: 'Client', permissions: ['BILLING_APPROVE'] }, 'Pending', true],
] as const)('%s (%j) is told how late a %s item is: %s (docs: deadlines#due-lists)', (_, user, status, isTold) => {
  const state = { status: 'signed-in', user } as unknown as ReturnType<typeof currentUser.getState>;
  jest.spyOn(currentUser, 'getState').mockReturnValue(state);
  amountOf({ hoursWorked: 8, status, dueAt: '2025-11-23T17:00:00Z' });
  expect(screen.queryAllByText(/days late/)).toHaveLength(isTold ? 1 : 0);
});

/** The pages of this micro-frontend and of the one for expenses and other items. */
const routes = ['mfe-timecard', 'mfe-expenses'].flatMap((name) => {
  const file = JSON.parse(readFileSync(`${import.meta.dirname}/../../../../${name}/micro-frontend.json`, 'utf8'));
  const all = file.applications as { routes: { path: string }[] }[];
  return all.flatMap((application) => application.routes.map(({ path }) => path));
});

describe('What the list offers to create', () => {
  const worker = { userType: 'Worker', permissions: ['TIMECARD_ENTER', 'EXPENSE_ENTER'] };
  const approver = { userType: 'Client', permissions: ['BILLING_APPROVE'] };
  const FORMS = {
    'Add Time': 'add-time',
    'Add expense': 'add-expense',
    'Add project billing': 'add-project',
    'Add benefit': 'add-adjustment?billingType=BENEFIT',
    'Add adjustment': 'add-adjustment?billingType=ADJUSTMENT',
  };

  test.each([
    ['a worker', worker, null, ['Add expense', 'Add Time']],
    ['a worker of a project', worker, 'PROJECT_BASED', ['Add project billing', 'Add expense', 'Add Time']],
    ['a worker who may enter no expenses', { ...worker, permissions: ['TIMECARD_ENTER'] }, null, ['Add Time']],
    ['somebody who decides on billing', approver, null, ['Add benefit', 'Add adjustment']],
    ['a manager who does not', { ...approver, permissions: [] }, null, []],
    ['a supplier', { ...approver, userType: 'Supplier' }, null, []],
  ] as const)(
    '%s: each leads to its form, and there is nothing else (docs: expenses#expense-offered)',
    async (_, user, application, offered) => {
      rateApplication = application;
      const state = { status: 'signed-in', user } as unknown as ReturnType<typeof currentUser.getState>;
      jest.spyOn(currentUser, 'getState').mockReturnValue(state);
      const led: string[] = [];
      render(
        <HostProvider value={{ isPortal: true, go: (path) => led.push(path) }}>
          <ServerData>
            <TimeExpensePage search="" />
          </ServerData>
        </HostProvider>,
      );
      await screen.findByText('0 items');
      const buttons = () => screen.queryAllByRole('button', { name: /^Add / });
      for (const name of offered) await screen.findByRole('button', { name });
      expect(buttons().map(({ textContent }) => textContent)).toEqual(offered);
      for (const button of buttons()) await userEvent.click(button);
      expect(led.map((path) => path.replace(/^\/worker\/time-expense\//, ''))).toEqual(
        offered.map((name) => expect.stringContaining(FORMS[name])),
      );
      expect(routes).toEqual(expect.arrayContaining(led.map((path) => path.split('?')[0])));
    },
  );
});
