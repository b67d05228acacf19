/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError, ForbiddenError } from 'shared-client';
import type { ApprovalBatch, BatchRequest } from 'shared-client/approvals';
import type { RecordAssignment, RecordChange, RecordDecision, RecordLine, RecordQuery } from 'shared-client/records';
import { approvalBatch, approvalSummary } from 'shared-client/schema/approvals';
import { recordLine, recordPage } from 'shared-client/schema/records';
import { notifications } from 'shared-session';
import * as v from 'valibot';

// jsdom does not have `CSS.escape`, which the tabs use.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

const person = (userId: number, name: string) => ({ userId, name });
const line = (recordId: number, title: string, change: object = {}): RecordLine =>
  v.parse(recordLine, {
    recordId,
    version: 4,
    kind: 'REQUEST',
    number: `REQ-${recordId}`,
    title,
    status: 'Pending',
    requester: person(1009, 'Helena Lindqvist'),
    manager: person(1009, 'Helena Lindqvist'),
    assignee: null,
    submittedAt: '2026-11-18T10:00:00Z',
    step: { at: 1, of: 2, name: 'Department' },
    waitsForReader: true,
    actions: ['approve', 'reject', 'assign'],
    ...change,
  });
const batch = (decided: number, change: object = {}): ApprovalBatch =>
  v.parse(approvalBatch, {
    runId: 1,
    subject: { type: 'TIME', periodStartDate: '2026-11-02', periodEndDate: '2026-11-08' },
    beganAt: '2026-11-18T20:00:00Z',
    total: 4,
    decided,
    remaining: 4 - decided,
    failed: 0,
    undoMilliseconds: 10_000,
    ...change,
  });
let batches: readonly ApprovalBatch[] = [];
/** Whether the next read of the batches has no response. */
let holdsBatches = false;
const PERIODS = [
  { type: 'TIME', periodStartDate: '2026-11-09', periodEndDate: '2026-11-15', count: 5 },
  { type: 'TIME', periodStartDate: '2026-11-02', periodEndDate: '2026-11-08', count: 2 },
];
let periods = PERIODS;
/** Whether a batch ends when the batches are read. */
let endsAtOnce = false;
const begun: BatchRequest[] = [];
let listed: readonly RecordLine[] = [];
let query: RecordQuery = {};
let refuses: Error | null = null;
const decided: [number, RecordDecision][] = [];
let undoMilliseconds = 0;
let undoOutcome: 'changed' | 'final' | null = null;
const undone: number[] = [];
/** Whether decisions wait for a response, and the responses. */
let isHeld = false;
const held: (() => void)[] = [];
const assigned: RecordAssignment[] = [];
const changed: [number, RecordChange][] = [];

jest.unstable_mockModule('shared-client/records', () => ({
  getRecords: async (asked: RecordQuery) => {
    query = asked;
    if (asked.onBehalfOf === 1010) throw new ForbiddenError('No longer.', { status: 403 });
    return v.parse(recordPage, {
      content: listed,
      totalElements: listed.length,
      totalPages: 1,
      number: 0,
      counts: { ALL: 3, REQUEST: 2, ENGAGEMENT: 1, REVISION: 0, BUDGET: 2, HISTORY: 5 },
      standsInFor: [{ ...person(1009, 'Helena Lindqvist'), endDate: '2026-11-27' }],
    });
  },
  getRecordPeople: async () => [person(1011, 'Ruth Calloway')],
  decideRecord: async (id: number, decision: RecordDecision) => {
    decided.push([id, decision]);
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    if (refuses) throw refuses;
    const what = decision.decision;
    const history = [{ what, by: 'Daniel Reyes', byFor: null, at: '2026-11-18T20:00:00Z', text: null, person: null }];
    return { ...line(id, 'Decided'), status: 'Approved', version: 5, undoMilliseconds, history };
  },
  undoRecord: async (recordId: number) => {
    undone.push(recordId);
    return { recordId, fate: undoOutcome };
  },
  assignRequests: async (assignment: RecordAssignment) => {
    assigned.push(assignment);
  },
  getRecord: async () => line(1, 'One'),
  changeRecord: async (id: number, change: RecordChange) => {
    changed.push([id, change]);
    return line(id, 'Changed');
  },
  commentRecord: async () => line(1, 'One'),
}));
jest.unstable_mockModule('shared-client/approvals', () => ({
  getApprovalSummary: async () =>
    v.parse(approvalSummary, {
      cards: [{ type: 'TIME', count: 7, hours: 280 }],
      recentCount: 0,
      periods,
      standsInFor: [],
      mayDecide: true,
      asOf: '2026-11-18T20:00:00Z',
    }),
  getApprovals: async () => ({}),
  postDecision: async () => ({}),
  getBatches: async () => {
    if (holdsBatches) {
      holdsBatches = false;
      return new Promise<never>(() => {});
    }
    if (begun.length > 0 && endsAtOnce) {
      batches = [batch(4)];
      periods = PERIODS.slice(0, 1);
    }
    return batches;
  },
  getBatch: async () => ({
    ...(batches[0] as ApprovalBatch),
    fates: [{ billingItemId: 9, workerName: 'Kofi Mensah', periodEndDate: '2026-11-15', fate: 'changed' }],
  }),
  postBatch: async (request: BatchRequest) => {
    begun.push(request);
    batches = [batch(0)];
    return batch(0);
  },
  undoDecision: async () => {
    batches = [batch(3, { undoneAt: '2026-11-18T20:00:05Z', undoMilliseconds: 0 })];
    return { runId: 1, undone: 3, fates: [] };
  },
}));
await import('../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { recordUndo } = await import('../../state/record-undo.ts');
const { Dashboard } = await import('./dashboard.tsx');
const said = jest.spyOn(notifications, 'notify');
const dock = line(1, 'Dock coordinator');

async function show(search = '') {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Dashboard search={search} />
      </QueryClientProvider>,
    );
  });
}
const choose = async (user: ReturnType<typeof userEvent.setup>, row: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions: ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(() => {
  listed = [dock, line(2, 'Route planner', { actions: [] })];
  refuses = null;
  batches = [];
  holdsBatches = false;
  periods = PERIODS;
  endsAtOnce = false;
  begun.length = 0;
  decided.length = 0;
  undone.length = 0;
  undoMilliseconds = 0;
  undoOutcome = null;
  recordUndo.setState({ undoable: [], said: null });
  held.length = 0;
  isHeld = false;
  assigned.length = 0;
  changed.length = 0;
  said.mockClear();
  window.location.hash = '';
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('the tabs count what is behind them; items of Batch Billing are no records, and All leaves them out (docs: approvals#records)', async () => {
  await show();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'All3',
    'Request2',
    'Engagement1',
    'Revision0',
    'Batch Billing7',
    'Budgets2',
    'History5',
  ]);
});

test('tab, words and switches are read from the URL and asked of the server', async () => {
  await show('tab=history&search=dock&status=Rejected&mine=true');
  await screen.findByText('Dock coordinator');
  expect(query).toEqual({ view: 'HISTORY', page: 0, size: 50, search: 'dock', status: 'Rejected', onlyMine: true });
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('History');
});

test('a tab and a switch change the URL', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('tab', { name: /Engagement/ }));
  expect(window.location.hash).toBe('#/manager/approvals?tab=engagement');
  await user.click(screen.getByRole('switch', { name: 'Needs assignment' }));
  expect(window.location.hash).toContain('unassigned=true');
});

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('one press approves the version that is shown, or asks for the reason of a rejection (docs: approvals#record-decisions)', async () => {
  const user = userEvent.setup();
  await show();
  await press(user, 'Approve REQ-1 Dock coordinator');
  expect(decided).toEqual([[1, { decision: 'approve', version: 4, reason: null }]]);
  expect(said.mock.lastCall?.[0]).toMatchObject({ style: 'success', message: 'Approved: REQ-1 Dock coordinator' });
  await press(user, 'Reject REQ-1 Dock coordinator');
  const reject = await screen.findByRole('dialog', { name: 'Reject REQ-1 Dock coordinator' });
  await user.click(within(reject).getByRole('button', { name: 'Reject' }));
  expect(within(reject).getByText('Say why, so that it is clear what to do.')).toBeTruthy();
  await user.type(within(reject).getByRole('textbox'), 'Too dear.');
  await user.click(within(reject).getByRole('button', { name: 'Reject' }));
  expect(decided[1]).toEqual([1, { decision: 'reject', version: 4, reason: 'Too dear.' }]);
  // A press decides, and does not open the record.
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('button', { name: 'Approve REQ-2 Route planner' })).toBeNull();
});

test('the menu approves with a comment (docs: approvals#record-decisions)', async () => {
  const user = userEvent.setup();
  await show();
  await choose(user, 'REQ-1 Dock coordinator', 'Approve with a comment…');
  const dialog = await screen.findByRole('dialog', { name: 'Approve REQ-1 Dock coordinator' });
  await user.type(within(dialog).getByRole('textbox'), 'For this quarter.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(decided).toEqual([[1, { decision: 'approve', version: 4, reason: 'For this quarter.' }]]);
});

test('A approves the row with the focus and moves on at once, however slow the server is; U takes back the newest (docs: approvals#record-keys)', async () => {
  const user = userEvent.setup();
  undoMilliseconds = 10_000;
  isHeld = true;
  listed = [1, 2, 3, 4].map((id) => line(id, `Record ${id}`));
  await show();
  const [, first] = await screen.findAllByRole('row');
  act(() => first?.focus());
  await user.keyboard('aau');
  expect(document.activeElement?.textContent).toContain('Record 3');
  expect(undone).toEqual([]);
  for (const id of [1, 2]) {
    await waitFor(() => expect(decided.at(-1)?.[0]).toBe(id));
    await act(async () => held.at(-1)?.());
  }
  await waitFor(() => expect(undone).toEqual([2]));
});

test('R asks for the reason of the row with the focus; K moves back (docs: approvals#record-keys)', async () => {
  const user = userEvent.setup();
  listed = [1, 2].map((id) => line(id, `Record ${id}`));
  await show();
  const [, , second] = await screen.findAllByRole('row');
  act(() => second?.focus());
  await user.keyboard('kr');
  expect(await screen.findByRole('dialog', { name: 'Reject REQ-1 Record 1' })).toBeTruthy();
  // In a field, the letters are text.
  await user.keyboard('a');
  expect(decided).toEqual([]);
});

test('the same record is approved once, although it is pressed twice', async () => {
  const user = userEvent.setup();
  isHeld = true;
  await show();
  await press(user, 'Approve REQ-1 Dock coordinator');
  await press(user, 'Approve REQ-1 Dock coordinator');
  expect(decided).toHaveLength(1);
});

test('a list of what waits for the reader has no headings; a mixed one says it once for each group (docs: approvals#record-groups)', async () => {
  await show();
  await screen.findByText('Dock coordinator');
  expect(screen.queryByText('Waits for you')).toBeNull();
  cleanup();
  queryClient.clear();
  listed = [dock, line(3, 'Yard planner'), line(2, 'Route planner', { waitsForReader: false, actions: [] })];
  await show();
  await screen.findByText('Route planner');
  expect(screen.getAllByText('Waits for you')).toHaveLength(1);
  expect(screen.getAllByText('Waits for others')).toHaveLength(1);
});

test('a row says what is to be approved, when it is due and how long it has waited (docs: approvals#record-outline)', async () => {
  const [ago, ahead] = [
    new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString(),
    new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10),
  ];
  const dates = { submittedAt: ago, waitingSince: ago, startDate: ahead, endDate: '2999-01-01' };
  listed = [line(1, 'Dock coordinator', { rate: 34, positions: 2, currency: 'USD', ...dates })];
  await show();
  const row = (await screen.findByText('Dock coordinator')).closest('[role="row"]');
  expect(row?.textContent).toContain('Bill rate $34.00Positions 2');
  expect(row?.textContent).toContain('3 days');
  expect(row?.textContent).toMatch(/in [345] days/);
});

test('a quick decision is taken back (docs: approvals#record-undo)', async () => {
  const user = userEvent.setup();
  undoMilliseconds = 10_000;
  await show();
  const reject = async () => {
    await press(user, 'Reject REQ-1 Dock coordinator');
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Too dear.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  };
  await reject();
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('Rejected: REQ-1 Dock coordinator');
  expect(said).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toEqual([1]);
  expect(await screen.findByText('Undone. It waits again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

  undoOutcome = 'changed';
  await reject();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(said.mock.lastCall?.[0]).toMatchObject({ message: 'It has changed since you looked at it.' });
});

test('who comes too late reads the server’s sentence, and the words stay', async () => {
  const user = userEvent.setup();
  refuses = new ConflictError('409', { status: 409, body: { message: 'This changed since you looked at it.' } });
  await show();
  await press(user, 'Reject REQ-1 Dock coordinator');
  const reject = await screen.findByRole('dialog');
  await user.type(within(reject).getByRole('textbox'), 'Too dear.');
  await user.click(within(reject).getByRole('button', { name: 'Reject' }));
  expect(said.mock.lastCall?.[0]).toMatchObject({ style: 'error', message: 'This changed since you looked at it.' });
  expect(within(reject).getByRole('textbox')).toHaveProperty('value', 'Too dear.');
});

test('several requests are assigned to one person (docs: approvals#record-assign)', async () => {
  const user = userEvent.setup();
  listed = [dock, line(2, 'Route planner', { version: 7 }), line(3, 'Load planner', { actions: [] })];
  await show('tab=request');
  for (const name of ['Dock coordinator', 'Route planner', 'Load planner'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  expect(screen.getByText('Not yours to assign: 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign requests: 2' });
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(within(dialog).getByText('Please choose somebody.')).toBeTruthy();
  await user.type(within(dialog).getByRole('combobox'), 'ruth');
  await user.click(await within(dialog).findByRole('option', { name: /Ruth Calloway/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(assigned).toEqual([
    {
      assigneeId: 1011,
      requests: [
        { id: 1, version: 4 },
        { id: 2, version: 7 },
      ],
    },
  ]);
});

test('the records of somebody one stands in for are named, and nothing is assigned there', async () => {
  await show('tab=request&for=1009');
  expect(await screen.findByText(/These are the records of Helena Lindqvist/)).toBeTruthy();
  expect(query.onBehalfOf).toBe(1009);
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

test('who no longer stands in is notified, and finds the way back', async () => {
  await show('for=1010');
  expect(await screen.findByText(/You do not stand in for this person/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'My Records' })).toBeTruthy();
});

test.each([
  ['', 'Nothing is waiting for approval'],
  ['search=nothing', 'No results matched your search'],
  ['tab=history', 'Nothing was done yet'],
])('an empty list says why: %s', async (search, words) => {
  listed = [];
  await show(search);
  expect(await screen.findByText(words)).toBeTruthy();
});

describe('batch billing', () => {
  // A range is formatted with thin spaces.
  const action = { name: /^Actions: Timecards, Nov\s2\s–\s8$/ };
  test('what waits is offered by kind and period, the oldest first, and begun once as a batch of it (docs: approvals#batch-billing)', async () => {
    const user = userEvent.setup();
    await show('tab=batch-billing');
    await screen.findByText('Timecards, Nov 2 – 8');
    const names = screen.getAllByText(/^Timecards, /).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(names).toEqual(['Timecards, Nov 2 – 8', 'Timecards, Nov 9 – 15']);
    await user.click(screen.getByRole('button', action));
    await user.click(await screen.findByRole('menuitem', { name: 'Approve as a batch…' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Approve Timecards, Nov\s2\s–\s8$/ });
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2' }));
    expect(begun).toEqual([{ filter: { type: 'TIME', periodEndDate: '2026-11-08' }, asOf: '2026-11-18T20:00:00Z' }]);
    expect(await screen.findByRole('progressbar', { name: /^Timecards, Nov 2\s–\s8$/ })).toHaveProperty('value', 0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back. It waits again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('what a batch has approved is not offered again, although the first read of the batches is slow', async () => {
    const user = userEvent.setup();
    endsAtOnce = true;
    holdsBatches = true;
    await show('tab=batch-billing');
    await user.click(await screen.findByRole('button', action));
    await user.click(await screen.findByRole('menuitem', { name: 'Approve as a batch…' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
    expect(await screen.findByText('4 of 4 approved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', action)).toBeNull(), { timeout: 3000 });
  });

  test('a batch that ended says how many it approved, and why not the others', async () => {
    const user = userEvent.setup();
    batches = [batch(3, { remaining: 0, failed: 1, undoMilliseconds: 0 })];
    await show('tab=batch-billing');
    expect(await screen.findByText('3 of 4 approved')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Not approved: 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not approved: 1' });
    expect((await within(dialog).findByRole('listitem')).textContent).toBe(
      'Kofi Mensah Nov 15: It has changed since you looked at it.',
    );
  });
});

describe('budgets', () => {
  const budget = (change: object) =>
    line(5, 'Harbor operations', {
      kind: 'BUDGET',
      number: 'BUD-5',
      actions: ['approve', 'reject', 'cancel'],
      ...change,
    });

  test('what a budget amounts to is shown to who may see it, and is said not to be shown to others (docs: approvals#budget-amounts)', async () => {
    const change = { field: 'amount', before: '180000.00', after: '225000.00' };
    listed = [budget({ amount: 225_000, currency: 'USD', changes: [change] }), { ...budget({}), recordId: 6 }];
    await show('tab=budget');
    expect(await screen.findByText('$180,000.00 → $225,000.00')).toBeTruthy();
    expect(screen.getByText('Not shown to you')).toBeTruthy();
    expect(query.view).toBe('BUDGET');
  });

  test('the approval of a budget is removed after a question, in the version that is shown (docs: approvals#budget-removed)', async () => {
    const user = userEvent.setup();
    listed = [budget({ amount: 225_000, currency: 'USD' })];
    await show('tab=budget');
    await choose(user, 'BUD-5 Harbor operations', 'Remove budget approval…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the approval of BUD-5 Harbor operations' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(changed).toEqual([[5, { change: 'cancel', version: 4 }]]);
    expect(said.mock.lastCall?.[0]).toMatchObject({ message: 'Removed: BUD-5 Harbor operations' });
  });
});
