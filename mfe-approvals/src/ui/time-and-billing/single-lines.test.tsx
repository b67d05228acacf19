/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApprovalItem, approvalItem } from 'shared-client/schema/approvals';
import { type BillingItem, billingItem, generalInfo } from 'shared-client/schema/billing';
import * as v from 'valibot';

const head = {
  billingItemId: 1,
  version: 3,
  status: 'Pending',
  engagementId: 5201,
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
} as const;
const listed = (change: object): ApprovalItem =>
  v.parse(approvalItem, {
    ...head,
    type: 'TIME',
    workerId: 1101,
    workerName: 'Kofi Mensah',
    usualCount: 0,
    attachmentCount: 0,
    mayDecide: true,
    days: [
      { workedDate: '2026-11-09', hours: 8 },
      { workedDate: '2026-11-10', hours: 5 },
    ],
    ...change,
  });
let whole: BillingItem;

jest.unstable_mockModule('shared-client/billing', () => ({
  getBillingItem: async () => whole,
  getGeneralInfo: async () => v.parse(v.partial(generalInfo), { history: [], comments: [], allocationChanges: [] }),
  getProjectBilling: async () => ({ lines: [] }),
  addItemComment: async () => [],
}));
await import('../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { RejectDialog } = await import('./lazy-parts.ts');
const { DetailPanel } = await import('./detail/detail.tsx');

const said: object[] = [];
const nothing = () => undefined;
const show = (part: React.ReactNode) =>
  act(async () => {
    render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
  });
const dialogOf = (item: ApprovalItem) =>
  show(
    <RejectDialog
      asked={{ items: [item], what: 'Kofi Mensah' }}
      principal={undefined}
      onClose={nothing}
      onReject={(words) => said.push(words)}
    />,
  );
const detailOf = (item: ApprovalItem) =>
  show(
    <DetailPanel
      item={item}
      principal={undefined}
      onBehalfOf={null}
      onApprove={nothing}
      onReject={nothing}
      onStep={nothing}
    />,
  );

beforeEach(() => {
  said.length = 0;
  whole = v.parse(billingItem, {
    ...head,
    type: 'TIME',
    billingItemDetails: [
      {
        billingItemDetailId: 11,
        workedDate: '2026-11-09',
        billingCostAllocation: [{ id: 21, hours: 8, costAllocationValues: [{ value: 'CC-100' }] }],
      },
      { billingItemDetailId: 12, workedDate: '2026-11-10' },
    ],
  });
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('days and allocations of a timecard are sent back, each for a reason of its own', async () => {
  const user = userEvent.setup();
  await dialogOf(listed({}));
  const lines = within(await screen.findByRole('group', { name: /Lines to send back/ }));
  expect(lines.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(lines.getByRole('checkbox', { name: /^CC-100 · Mon, Nov 9 · 8\.00 h$/ }));
  await user.click(lines.getByRole('checkbox', { name: /^Tue, Nov 10 · 5\.00 h$/ }));
  await user.type(lines.getByRole('textbox', { name: /^Reason: CC-100/ }), 'Another project.');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  expect(lines.getByText('Say why, so that the worker knows what to do.')).toBeDefined();
  await user.type(lines.getByRole('textbox', { name: /^Reason: Tue/ }), 'You left at noon.');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  expect(said).toEqual([
    {
      each: new Map(),
      kind: 'SENT_BACK',
      reason: 'Another project. You left at noon.',
      lines: [
        { id: 21, reason: 'Another project.' },
        { id: 12, reason: 'You left at noon.' },
      ],
    },
  ]);
});

test('several have one reason, or each its own', async () => {
  const user = userEvent.setup();
  const items = [listed({}), listed({ billingItemId: 2, workerName: 'Mei Tanaka', hoursWorked: 40 })];
  await show(
    <RejectDialog
      asked={{ items, what: '2 items' }}
      principal={undefined}
      onClose={nothing}
      onReject={(words) => said.push(words)}
    />,
  );
  await user.click(await screen.findByRole('switch', { name: 'A reason for each' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason: Mei Tanaka/ }), 'You left at noon.');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  expect(screen.getByText('Say why, so that the worker knows what to do.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /^Reason: Kofi Mensah/ }), 'Monday was a holiday.');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  expect(said).toMatchObject([
    {
      reason: '',
      each: new Map([
        [2, 'You left at noon.'],
        [1, 'Monday was a holiday.'],
      ]),
    },
  ]);
});

test('the detail says what was accepted before and has not changed', async () => {
  whole = { ...whole, lineDecisions: [{ id: 11, rejectionReason: null, accepted: true }] };
  await detailOf(listed({}));
  expect(await screen.findByRole('heading', { name: 'Accepted before, unchanged' })).toBeDefined();
  expect(screen.getByText('Mon, Nov 9 · 8.00 h')).toBeDefined();
  expect(screen.queryByText(/Tue, Nov 10 ·/)).toBeNull();
});

test('beside an adjustment stands what it corrects, and what all of it comes to', async () => {
  const corrected = {
    billingItemId: 20_014,
    type: 'EXPENSE',
    status: 'Approved',
    periodStartDate: '2026-11-09',
    periodEndDate: '2026-11-15',
    amount: 120,
    adjustedBefore: -20,
  };
  whole = v.parse(billingItem, {
    ...head,
    type: 'ADJUSTMENT',
    adjustmentAmount: -30,
    currency: 'USD',
    adjustments: [{ id: 1, description: 'The taxi was cancelled', amount: -30 }],
    corrected,
  });
  await detailOf(listed({ type: 'ADJUSTMENT', amount: -30, currency: 'USD', days: [] }));
  const section = (await screen.findByRole('heading', { name: 'Corrects' })).closest('section') as HTMLElement;
  expect(section.textContent?.replace(/\s/g, ' ')).toBe(
    'CorrectsExpense 20014, Nov 9 – 15It came to$120.00Adjusted before-$20.00This item-$30.00It comes to$70.00',
  );
});
