/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApprovalItem, DecisionRequest } from 'shared-client/approvals';
import { approvalItem, approvalPage, approvalSummary } from 'shared-client/schema/approvals';
import * as v from 'valibot';

const day = (workedDate: string, hours: number, more: object = {}) => ({ workedDate, hours, ...more });
const item = (billingItemId: number, workerName: string, change: object = {}): ApprovalItem =>
  v.parse(approvalItem, {
    billingItemId,
    version: 1,
    type: 'TIME',
    status: 'Pending',
    engagementId: 5201,
    workerId: 1101,
    workerName,
    periodStartDate: '2026-11-09',
    periodEndDate: '2026-11-15',
    hoursWorked: 40,
    usualHours: 40,
    usualDays: [8, 8, 8, 8, 8, null, null],
    usualCount: 8,
    previousHours: 40,
    attachmentCount: 0,
    mayDecide: true,
    days: ['09', '10', '11', '12', '13'].map((date) => day(`2026-11-${date}`, 8)),
    ...change,
  });
const kofi = item(1, 'Kofi Mensah', {
  hoursWorked: 50.5,
  days: [day('2026-11-10', 10.5, { noMeal: true, mealReason: 'Voluntary' }), day('2026-11-14', 8)],
});
const items = [kofi, item(2, 'Mei Tanaka'), item(3, 'Hana Kim')];
let mayDecide = true;
let listed: readonly ApprovalItem[] = items;
const decided: DecisionRequest[] = [];
const undone: number[] = [];

jest.unstable_mockModule('shared-client/approvals', () => ({
  getApprovalSummary: async () => v.parse(approvalSummary, { cards: [], recentCount: 4, mayDecide }),
  getApprovals: async () =>
    v.parse(approvalPage, {
      content: listed.map((one) => ({ ...one, mayDecide })),
      totalElements: 312,
      totalPages: 7,
      number: 0,
      size: 50,
      asOf: '2026-11-18T20:00:00Z',
      totalHours: 12_480,
    }),
  postDecision: async (request: DecisionRequest) => {
    decided.push(request);
    const total = request.items?.length ?? 312;
    return {
      runId: 9,
      decision: request.decision,
      total,
      decided: total,
      remaining: 0,
      failed: 0,
      fates: [],
      undoMilliseconds: 10_000,
    };
  },
  undoDecision: async (runId: number) => {
    undone.push(runId);
    return { runId, undone: 1, fates: [] };
  },
}));
jest.unstable_mockModule('shared-client/billing', () => ({
  getBillingItem: () => new Promise(() => undefined),
  getGeneralInfo: () => new Promise(() => undefined),
  getProjectBilling: () => new Promise(() => undefined),
}));
await import('../../texts/en-US.ts');
const { queryClient } = await import('../../state/query-client.ts');
const { TimeAndBillingPage } = await import('./time-and-billing-page.tsx');

const props = { path: '/manager/time-and-billing', search: '', parameters: {}, context: { host: 'portal' as const } };
async function show() {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <TimeAndBillingPage {...props} />
      </QueryClientProvider>,
    );
  });
  await screen.findAllByText('Mei Tanaka');
}
const detail = () => screen.getByRole('complementary');

beforeEach(() => {
  mayDecide = true;
  listed = items;
  decided.length = 0;
  undone.length = 0;
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('what waits is listed with its marks, and the detail says why', async () => {
  await show();
  expect(screen.getAllByText('As usual', { selector: 'span' })).toHaveLength(2);
  const panel = within(detail());
  expect(panel.getByRole('heading', { name: 'Kofi Mensah' })).toBeDefined();
  expect(panel.getByText('+10.50 h on usual')).toBeDefined();
  expect(panel.getByText(/usually 40\.00 h: the middle of 8 approved timecards/)).toBeDefined();
  expect(panel.getByText('No meal Tue')).toBeDefined();
  expect(panel.getByText('The worker said: Voluntary')).toBeDefined();
  expect(panel.getByText('This weekend day is not usually worked.')).toBeDefined();
});

test('J moves, A approves, U takes it back, and a field keeps its letters', async () => {
  await show();
  await userEvent.keyboard('j');
  expect(within(detail()).getByRole('heading', { name: 'Mei Tanaka' })).toBeDefined();
  await userEvent.keyboard('a');
  expect(decided).toEqual([{ decision: 'approve', items: [{ billingItemId: 2, version: 1 }] }]);
  expect(within(detail()).getByRole('heading', { name: 'Hana Kim' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  await userEvent.keyboard('u');
  expect(undone).toEqual([9]);
  await userEvent.type(screen.getByRole('searchbox'), 'jar');
  expect(decided).toHaveLength(1);
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys act' }));
  await userEvent.keyboard('{Escape}a');
  expect(decided).toHaveLength(1);
});

test('a rejection needs words; it says whether the worker may correct it', async () => {
  await show();
  await userEvent.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: 'Reject Kofi Mensah, 50.50 h' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(dialog.getByText('Say why, so that the worker knows what to do.')).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Tuesday was a holiday.');
  await userEvent.click(dialog.getByRole('radio', { name: /^Refuse/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(decided).toEqual([
    {
      decision: 'reject',
      items: [{ billingItemId: 1, version: 1 }],
      reason: 'Tuesday was a holiday.',
      rejectionKind: 'REFUSED',
    },
  ]);
});

test('all that match are decided by the filter, after a question, not by what is loaded', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Approve all 312' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve 312' }));
  expect(decided).toEqual([{ decision: 'approve', filter: { type: 'TIME' }, asOf: '2026-11-18T20:00:00Z' }]);
});

test('who decides nothing sees what waits, without a way to decide', async () => {
  mayDecide = false;
  await show();
  expect(screen.getByText(/managers decide on it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.keyboard('a');
  expect(decided).toEqual([]);
});

test('nothing waits', async () => {
  listed = [];
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <TimeAndBillingPage {...props} />
      </QueryClientProvider>,
    );
  });
  expect(await screen.findByText('Nothing is waiting for approval')).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});
