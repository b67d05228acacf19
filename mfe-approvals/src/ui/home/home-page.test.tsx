/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ApprovalQuery } from 'shared-client/approvals';
import { approvalItem, approvalSummary } from 'shared-client/schema/approvals';
import { billingItemSummary } from 'shared-client/schema/billing';
import { currentUser } from 'shared-session';
import * as v from 'valibot';

const item = (billingItemId: number, workerName: string) => ({
  billingItemId,
  version: 1,
  type: 'TIME',
  engagementId: 5000,
  workerName,
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
});
const waiting = (billingItemId: number, workerName: string, dueAt: string | null = null) =>
  v.parse(approvalItem, {
    ...item(billingItemId, workerName),
    dueAt,
    workerId: 1,
    status: 'Pending',
    submittedAt: '2026-11-16T10:00:00Z',
    usualCount: 0,
    attachmentCount: 0,
  });
const rejected = (billingItemId: number, workerName: string, rejectionKind: string | null) =>
  v.parse(billingItemSummary, { ...item(billingItemId, workerName), status: 'Rejected', rejectionKind });

jest.unstable_mockModule('shared-client/approvals', () => ({
  getApprovalSummary: async () =>
    v.parse(approvalSummary, {
      ...{ cards: [{ type: 'TIME', count: 2, hours: 80, amounts: [] }], recentCount: 0 },
      oldestSubmittedAt: '2026-10-31T17:30:00Z',
    }),
  getApprovals: async ({ statusReason }: ApprovalQuery) => ({
    content: statusReason
      ? [waiting(1, 'Ana Pereira')]
      : [waiting(1, 'Ana Pereira'), waiting(2, 'Hana Kim', '2026-11-18T17:00:00Z')],
  }),
}));
jest.unstable_mockModule('shared-client/billing', () => ({
  getBillingItems: async ({ status }: { status: string }) => ({
    content: [rejected(7, 'Amara Osei', 'SENT_BACK'), rejected(8, 'Kofi Mensah', 'REFUSED')].filter(
      ({ rejectionKind }) => rejectionKind === status,
    ),
  }),
}));
await import('../../texts/en-US.ts');
const { HomePage } = await import('./home-page.tsx');
const { queryClient } = await import('shared-session/server-data');

afterEach(() => {
  cleanup();
  queryClient.clear();
});

async function lists(userType: string): Promise<[string, string[]][]> {
  const state = { ...currentUser.getState(), user: { userType, permissions: [] } as never };
  jest.spyOn(currentUser, 'getState').mockReturnValue(state);
  jest.spyOn(currentUser, 'getInitialState').mockReturnValue(state);
  render(<HomePage />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await screen.findByText('Hana Kim');
  return screen
    .getAllByRole('region')
    .map((region) => [
      within(region).getByRole('heading').textContent ?? '',
      [...region.querySelectorAll('li b:first-child')].map((name) => name.textContent ?? ''),
    ]);
}

test.each([
  ['Client', [['Waiting for approval', ['Ana Pereira', 'Hana Kim']]]],
  [
    'MSP',
    [
      ['Waiting for your review', ['Ana Pereira']],
      ['Waiting for the client', ['Hana Kim']],
    ],
  ],
  [
    'Supplier',
    [
      ['Sent back: for your workers to correct', ['Amara Osei']],
      ['Waiting for the client', ['Ana Pereira', 'Hana Kim']],
    ],
  ],
])("the home of a user of type %s begins with the reader's task (docs: approvals#home-tasks)", async (type, shown) => {
  expect(await lists(type)).toEqual(shown);
});

test.each([
  ['Client', 'Home'],
  ['MSP', 'Waiting for the client'],
  ['Supplier', 'Waiting for the client'],
])(
  'for a user of type %s, since when the oldest item has waited is said below the heading %s (docs: approvals#home-tasks)',
  async (type, heading) => {
    await lists(type);
    const said = await screen.findByText(/^The oldest item has waited since Oct 31/);
    const above = screen
      .getAllByRole('heading')
      .filter((one) => one.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(above.at(-1)?.textContent).toBe(heading);
  },
);

test('an item that waits says when it is due, if it is (docs: deadlines#due-home)', async () => {
  await lists('Client');
  const [first, second] = screen.getAllByRole('listitem').filter((line) => within(line).queryByText(/Nov 9/));
  expect(first?.textContent).not.toContain('late');
  expect(second?.textContent).toMatch(/\d+ days late/);
});
