/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError } from 'shared-client';
import type { Delegation, NewDelegation } from 'shared-client/delegates';
import { notifications } from 'shared-session';

const samuel: Delegation = {
  delegationId: 601,
  version: 1,
  person: { userId: 1010, name: 'Samuel Okafor' },
  permissions: ['BILLING_APPROVAL', 'REQUEST_CREATION'],
  startDate: '2026-11-15',
  endDate: '2026-11-29',
  state: 'active',
};
const helena: Delegation = { ...samuel, delegationId: 602, person: { userId: 1009, name: 'Helena Lindqvist' } };
let mayLend: Delegation['permissions'] = [];
let named: Delegation[] = [];
const asked: [NewDelegation, string][] = [];
const ended: [number, number][] = [];
let refuses: Error | null = null;

jest.unstable_mockModule('shared-client/delegates', () => ({
  getDelegates: async () => ({ today: '2026-11-18', mayLend, named, standsInFor: [helena] }),
  getDelegateCandidates: async (search: string) =>
    [helena.person, samuel.person].filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
  nameDelegate: async (body: NewDelegation, { idempotencyKey }: { idempotencyKey: string }) => {
    asked.push([body, idempotencyKey]);
    if (refuses) throw refuses;
    return samuel;
  },
  endDelegation: async (id: number, version: number) => {
    ended.push([id, version]);
    if (refuses) throw refuses;
    named = [{ ...samuel, state: 'ended' }];
    return named[0];
  },
}));
await import('../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { DelegatesPage } = await import('./delegates-page.tsx');

const said = jest.spyOn(notifications, 'notify');

async function show() {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <DelegatesPage />
      </QueryClientProvider>,
    );
  });
  await screen.findByRole('heading', { name: 'Who stands in for you' });
}

beforeEach(() => {
  mayLend = ['REQUEST_CREATION', 'BILLING_APPROVAL'];
  named = [samuel];
  refuses = null;
  asked.length = 0;
  ended.length = 0;
  said.mockClear();
});
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('without a delegate one sentence says so, below its heading', async () => {
  named = [];
  await show();
  expect(screen.getAllByText('Who stands in for you')).toHaveLength(1);
  expect(screen.getByText('Nobody stands in for you. Name somebody before you are away.')).toBeTruthy();
});

test('both lists say who, for what, from when to when, and lead to what waits', async () => {
  await show();
  const [mine, other] = screen.getAllByRole('listitem');
  expect(mine?.textContent).toMatch(/Samuel OkaforBilling approval · Request creationNov 15\s–\s29In force/);
  expect(
    within(other as HTMLElement)
      .getByRole('link', { name: 'Show what waits' })
      .getAttribute('href'),
  ).toBe('#/manager/time-and-billing?for=1009');
});

test('a delegate is named by name, permission and period; what is missing is said first (docs: approvals#delegates)', async () => {
  // The calendar opens in the month of the browser's clock.
  jest.useFakeTimers({ now: new Date(2026, 10, 18, 12), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await show();
  await user.click(screen.getByRole('button', { name: 'Name a delegate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Name a delegate' }));
  await user.click(dialog.getByRole('button', { name: 'Name a delegate' }));
  for (const text of ['Please choose who', 'at least one permission', 'The last day must not be before'])
    expect(dialog.getByText(new RegExp(text))).toBeDefined();
  expect(asked).toEqual([]);
  await user.type(dialog.getByRole('combobox', { name: /Delegate/ }), 'sam');
  await waitFor(() => expect(dialog.queryByRole('option', { name: /Helena Lindqvist/ })).toBeNull());
  await user.click(await dialog.findByRole('option', { name: /Samuel Okafor/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Billing approval' }));
  expect(dialog.queryByRole('checkbox', { name: 'Requisition approval' })).toBeNull();
  await user.click(dialog.getByRole('textbox', { name: /Last day/ }));
  await user.click(await dialog.findByRole('button', { name: 'Monday, November 30, 2026' }));
  await user.click(dialog.getByRole('button', { name: 'Name a delegate' }));
  await waitFor(() =>
    expect(asked.map(([body]) => body)).toEqual([
      { delegateId: 1010, permissions: ['BILLING_APPROVAL'], startDate: '2026-11-18', endDate: '2026-11-30' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Name a delegate' })).toBeNull());
  expect(said).toHaveBeenCalledWith({ style: 'success', message: 'Named: Samuel Okafor' });
});

test('a delegation is ended after a question', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'End now: Samuel Okafor' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('Samuel Okafor no longer stands in for you. What was decided stays.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'End now' }));
  expect(ended).toEqual([[601, 1]]);
  expect(await screen.findByText('Ended')).toBeDefined();
  expect(screen.queryByRole('button', { name: /End now/ })).toBeNull();
});

test('what somebody else changed meanwhile is said, and read anew', async () => {
  await show();
  refuses = new ConflictError('Changed.', { status: 409 });
  await userEvent.click(screen.getByRole('button', { name: 'End now: Samuel Okafor' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End now' }));
  expect(said).toHaveBeenCalledWith({ style: 'error', message: expect.stringContaining('This changed since') });
});

test('who has no permission of their own names nobody', async () => {
  mayLend = [];
  named = [];
  await show();
  expect(screen.getByText(/You have no permission/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Name a delegate' })).toBeNull();
});
