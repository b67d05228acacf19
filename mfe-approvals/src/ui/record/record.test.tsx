/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForbiddenError } from 'shared-client';
import type { ApprovalRecord, RecordChange, RecordComment } from 'shared-client/records';
import { approvalRecord } from 'shared-client/schema/records';
import { notifications } from 'shared-session';
import * as v from 'valibot';

const [HELENA, RUTH, DANIEL, PRIYA] = [
  { userId: 1009, name: 'Helena Lindqvist' },
  { userId: 1011, name: 'Ruth Calloway' },
  { userId: 1002, name: 'Daniel Reyes' },
  { userId: 1004, name: 'Priya Natarajan' },
];
const dock: ApprovalRecord = v.parse(approvalRecord, {
  recordId: 41_001,
  version: 4,
  kind: 'REVISION',
  number: 'REV-4100',
  title: 'Dock coordinator',
  status: 'Pending',
  requester: HELENA,
  manager: HELENA,
  assignee: null,
  submittedAt: '2026-11-18T10:00:00Z',
  step: { at: 2, of: 2, name: 'Finance' },
  waitsForReader: false,
  actions: ['restart', 'add-approver', 'remove-approver', 'remind', 'change-manager', 'cancel'],
  facts: { jobTitle: 'Dock coordinator', rate: 34, currency: 'USD', endDate: '2027-01-07' },
  changes: [{ field: 'rate', before: '34.00', after: '36.50' }],
  chain: [
    {
      name: 'Department',
      mode: 'any',
      approvers: [{ ...DANIEL, state: 'approved', decidedAt: '2026-11-18T12:00:00Z' }],
    },
    {
      name: 'Finance',
      mode: 'all',
      approvers: [
        { ...RUTH, state: 'waiting' },
        { userId: 1010, name: 'Samuel Okafor', state: 'waiting' },
        { ...HELENA, state: 'before' },
      ],
    },
  ],
  history: [{ what: 'comment', by: 'Daniel Reyes', byFor: null, at: '2026-11-18T12:00:00Z', text: 'Soon, please.' }],
  nextId: 41_002,
});
let record: ApprovalRecord = dock;
let refuses: Error | null = null;
const changes: RecordChange[] = [];
const comments: RecordComment[] = [];

jest.unstable_mockModule('shared-client/records', () => ({
  getRecord: async () => {
    if (refuses) throw refuses;
    return record;
  },
  getRecords: async () => ({}),
  getRecordPeople: async () => [PRIYA, RUTH],
  decideRecord: async () => record,
  undoRecord: async (recordId: number) => ({ recordId, fate: null }),
  changeRecord: async (_id: number, change: RecordChange) => {
    changes.push(change);
    record = { ...record, version: record.version + 1 };
    return record;
  },
  commentRecord: async (_id: number, comment: RecordComment) => {
    comments.push(comment);
    return record;
  },
  assignRequests: async () => undefined,
}));
await import('../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { RecordView } = await import('./record.tsx');
const said = jest.spyOn(notifications, 'notify');

async function show(search = '') {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RecordView recordId={41_001} search={search} />
      </QueryClientProvider>,
    );
  });
}

beforeEach(() => {
  record = dock;
  refuses = null;
  changes.length = 0;
  comments.length = 0;
  said.mockClear();
  window.location.hash = '#/manager/approvals/41001';
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('the steps say who approved, who waits, and who is not asked again; the present one is marked', async () => {
  await show();
  const [first, second] = (await within(await screen.findByRole('tabpanel')).findAllByRole('heading', { level: 2 }))
    .slice(0, 2)
    .map((heading) => heading.closest('li') as HTMLElement);
  expect(first?.getAttribute('aria-current')).toBeNull();
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect(within(first as HTMLElement).getByText('Approved')).toBeTruthy();
  expect(within(second as HTMLElement).getAllByText('Waiting')).toHaveLength(2);
  expect(within(second as HTMLElement).getByText('Approved before')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next approval' }).getAttribute('href')).toBe('#/manager/approvals/41002');
});

test('an approver is reminded, removed and added; a restart asks first', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Remind Ruth Calloway' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ruth Calloway' }));
  await user.click(screen.getByRole('button', { name: 'Add approver: Finance' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add approver: Finance' });
  await user.type(within(dialog).getByRole('combobox'), 'pri');
  await user.click(await within(dialog).findByRole('option', { name: /Priya Natarajan/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Add approver' }));
  await user.click(screen.getByRole('button', { name: 'Restart approval' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restart approval' }));
  expect(changes).toEqual([
    { change: 'remind', userId: 1011, version: 4 },
    { change: 'remove-approver', step: 1, userId: 1011, version: 5 },
    { change: 'add-approver', step: 1, userId: 1004, version: 6 },
    { change: 'restart', version: 7 },
  ]);
});

/** Chooses another manager and saves. */
async function giveToRuth(user: ReturnType<typeof userEvent.setup>) {
  const manager = await screen.findByRole('combobox', { name: 'Manager' });
  await user.clear(manager);
  await user.type(manager, 'ruth');
  await user.click(await screen.findByRole('option', { name: /Ruth Calloway/ }));
  await user.click(screen.getByRole('button', { name: 'Save change status' }));
}

test('another manager: a warning where the record leaves the list (docs: approvals#request-manager-changed)', async () => {
  const user = userEvent.setup();
  record = { ...dock, chain: [] };
  await show('for=1010');
  await giveToRuth(user);
  const warning = await screen.findByRole('alertdialog', { name: 'Manager of the request changed' });
  expect(within(warning).getByText(/no longer be in your list/)).toBeTruthy();
  await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save change status' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }));
  expect(changes).toEqual([{ change: 'change-manager', userId: 1011, version: 4, onBehalfOf: 1010 }]);
  expect(window.location.hash).toBe('#/manager/approvals');
});

test('another manager: no warning where the record stays with who requested it', async () => {
  const user = userEvent.setup();
  await show('for=1009');
  await giveToRuth(user);
  expect(changes).toEqual([{ change: 'change-manager', userId: 1011, version: 4, onBehalfOf: 1009 }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(window.location.hash).toBe('#/manager/approvals/41001');
});

test('a comment needs words, and is sent once', async () => {
  const user = userEvent.setup();
  await show();
  expect(await screen.findByText('Soon, please.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(screen.getByText('Please write something.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'On Monday.');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(comments).toEqual([{ text: 'On Monday.' }]);
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', '');
});

test('a draft is submitted for approval', async () => {
  const user = userEvent.setup();
  record = { ...dock, status: 'Draft', chain: [], step: null, actions: ['submit', 'cancel'] };
  await show();
  await user.click(await screen.findByRole('button', { name: 'Submit for Approval' }));
  expect(changes).toEqual([{ change: 'submit', version: 4 }]);
});

test('what a revision changes stands before the approvers, in no tab (docs: approvals#record-page)', async () => {
  await show();
  const subject = await screen.findByRole('region', { name: 'What changes' });
  const steps = screen.getByRole('tabpanel');
  expect(subject.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(within(steps).getByRole('heading', { name: '2. Finance' })).toBeTruthy();
  expect((await screen.findByText('$34.00', { selector: 'del' })).parentElement?.textContent).toBe('$34.00 → $36.50');
});

test('a record of others says so and leads back', async () => {
  refuses = new ForbiddenError('403', { status: 403 });
  await show();
  expect(await screen.findByText('This is not among your records')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to approvals' }).getAttribute('href')).toBe('#/manager/approvals');
});

test('while the decision before can be taken back nobody is reminded, and the page says so', async () => {
  record = { ...dock, heldMilliseconds: 9_000 };
  await show();
  expect(await screen.findByText(/The decision before can still be taken back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  record = dock;
});

test('the undo of a decision is offered after the page was loaded anew', async () => {
  const made = {
    what: 'approve',
    by: 'Ruth Calloway',
    byFor: null,
    at: '2026-11-18T12:00:00Z',
    text: null,
    person: null,
  };
  record = {
    ...dock,
    version: 9,
    undoMilliseconds: 6_000,
    history: [...dock.history, made as (typeof dock.history)[0]],
  };
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. It waits again.')).toBeTruthy();
  record = dock;
});
