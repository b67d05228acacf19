/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, memo } from 'react';
import { ForbiddenError } from 'shared-client';
import type {
  ApprovalBatch,
  ApprovalItem,
  ApprovalQuery,
  BatchRequest,
  DecisionRequest,
} from 'shared-client/approvals';
import { approvalItem, approvalPage, approvalSummary } from 'shared-client/schema/approvals';
import { billingItem, generalInfo } from 'shared-client/schema/billing';
import * as v from 'valibot';

// jsdom does not have `CSS.escape`, which the table uses for the row that has the focus.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

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
    contractHours: null,
    usualDays: [8, 8, 8, 8, 8, null, null],
    usualCount: 8,
    previousHours: 40,
    attachmentCount: 0,
    mayDecide: true,
    daysWorked: 5,
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
let query: ApprovalQuery = {};
const helena = { userId: 1009, name: 'Helena Lindqvist', endDate: '2026-11-27' };
const decided: DecisionRequest[] = [];
const undone: number[] = [];
/** Items on which the reader may not decide. */
const refused = new Set<number>();
/** Items whose allocations were taken back. */
const placedAsBefore: number[] = [];
/** The items that were requested, and whether the server responds. */
const read: number[] = [];
let answers = false;
const submitted = { status: 'Pending', changedBy: 'Mei Tanaka', changedAt: '2026-11-16T09:00:00Z' };

/** The number of items that match. */
let total = 312;
let batches: readonly ApprovalBatch[] = [];
const begun: BatchRequest[] = [];
const batch = (change: Partial<ApprovalBatch>): ApprovalBatch => ({
  runId: 31,
  subject: { type: 'TIME', periodStartDate: null, periodEndDate: null },
  beganAt: new Date().toISOString(),
  total: 80_035,
  decided: 43_511,
  remaining: 36_524,
  failed: 0,
  fates: [],
  undoUntil: null,
  undoMilliseconds: 0,
  undoneAt: null,
  ...change,
});

jest.unstable_mockModule('shared-client/approvals', () => ({
  getNotSubmitted: async () => ({ engagements: [] }),
  getLateApprovers: async () => ({ approvers: [] }),
  remindApprovers: async () => 0,
  remindWorkers: async () => 0,
  getBatches: async () => batches,
  getBatch: async () => batches[0],
  postBatch: async (request: BatchRequest) => {
    begun.push(request);
    batches = [batch({ decided: 0, remaining: 80_035 })];
    return batches[0];
  },
  getSecondLook: () => new Promise(() => undefined),
  undoAllocations: async (id: number) => {
    placedAsBefore.push(id);
    return { billingItemId: id, fate: null, version: 2 };
  },
  getApprovalSummary: async () =>
    v.parse(approvalSummary, { cards: [], recentCount: 4, mayDecide, standsInFor: [helena] }),
  getApprovals: async (asked: ApprovalQuery) => {
    query = asked;
    if (asked.search === 'slow') return new Promise(() => undefined);
    if (asked.onBehalfOf === 1010) throw new ForbiddenError('No longer.', { status: 403 });
    return v.parse(approvalPage, {
      content: listed.map((one) => ({ ...one, mayDecide })),
      totalElements: total,
      totalPages: 7,
      number: 0,
      size: 50,
      asOf: '2026-11-18T20:00:00Z',
      totalHours: 12_480,
    });
  },
  postDecision: async (request: DecisionRequest) => {
    decided.push(request);
    if (request.items?.some(({ billingItemId }) => refused.has(billingItemId)))
      throw new ForbiddenError('No longer.', { status: 403, body: { message: 'Your delegation has ended.' } });
    // Another approver has decided on three of the matching items in the meantime.
    const total = request.items?.length ?? 309;
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
  getBillingItems: async () => ({ content: [] }),
  getBillingItem: (id: number) => {
    read.push(id);
    const { billingItemId, version, type, status, engagementId, periodStartDate, periodEndDate } = item(id, '');
    const whole = { billingItemId, version, type, status, engagementId, periodStartDate, periodEndDate };
    return answers ? v.parse(billingItem, whole) : new Promise(() => undefined);
  },
  getGeneralInfo: () =>
    answers
      ? v.parse(v.partial(generalInfo), { history: [submitted], comments: [], allocationChanges: [] })
      : new Promise(() => undefined),
  getProjectBilling: () => new Promise(() => undefined),
  addItemComment: () => new Promise(() => undefined),
}));
const columns = await import('./list/item-columns.tsx');
let columnsMade = 0;
jest.unstable_mockModule('./list/item-columns.tsx', () => ({
  columnsOf: (...given: Parameters<typeof columns.columnsOf>) => {
    columnsMade += 1;
    return columns.columnsOf(...given);
  },
}));
const filters = await import('./list/filters.tsx');
let filtersRendered = 0;
const Filters = memo(function Filters(given: ComponentProps<typeof filters.Filters>) {
  filtersRendered += 1;
  return <filters.Filters {...given} />;
});
jest.unstable_mockModule('./list/filters.tsx', () => ({ Filters }));
const table = await import('./list/item-table.tsx');
/** The rows of each rendering of the table, the same list once. */
const rowsShown = new Set<readonly ApprovalItem[]>();
let tablesRendered = 0;
function ItemTable(given: ComponentProps<typeof table.ItemTable>) {
  rowsShown.add(given.rows);
  tablesRendered += 1;
  return <table.ItemTable {...given} />;
}
jest.unstable_mockModule('./list/item-table.tsx', () => ({ ItemTable }));
await import('../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { allocationUndo } = await import('../../state/allocation-undo.ts');
const { TimeAndBillingPage } = await import('./time-and-billing-page.tsx');

const props = { path: '/manager/time-and-billing', search: '', parameters: {}, context: { host: 'portal' as const } };
const page = (search: string) => (
  <QueryClientProvider client={queryClient}>
    <TimeAndBillingPage {...props} search={search} />
  </QueryClientProvider>
);
let view: ReturnType<typeof render> | undefined;
async function show(search = '') {
  await act(async () => {
    view = render(page(search));
  });
  await screen.findAllByText('Mei Tanaka');
}
const detail = () => screen.getByRole('complementary');

beforeEach(() => {
  mayDecide = true;
  listed = items;
  decided.length = 0;
  undone.length = 0;
  total = 312;
  batches = [];
  begun.length = 0;
  refused.clear();
  placedAsBefore.length = 0;
  read.length = 0;
  answers = false;
});
afterEach(async () => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  cleanup();
  allocationUndo.setState({ last: null });
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('the rows are made once: parts that arrive after the list leave them as they are', async () => {
  columnsMade = 0;
  batches = [batch({})];
  await show();
  await screen.findByRole('region', { name: 'Your batches' });
  expect(columnsMade).toBe(1);
});

test('a decision changes the rows of the list once: not again with its answer, nor when the list is read', async () => {
  rowsShown.clear();
  await show();
  [listed, query] = [items.slice(1), {}];
  await userEvent.keyboard('a');
  await waitFor(() => expect(query).not.toEqual({}));
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['approvals', 'list'] })).toBe(0));
  const [all, left, ...more] = rowsShown;
  expect([all, left].map((rows) => rows?.map(({ billingItemId }) => billingItemId))).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
  expect(left?.map((one) => all?.indexOf(one))).toEqual([1, 2]);
  expect(more).toEqual([]);
});

test('while another list is read the one before is shown, and rendered no further', async () => {
  await show();
  const again = async (search: string) => act(async () => view?.rerender(page(search)));
  await again('?search=slow');
  await waitFor(() => expect(query.search).toBe('slow'));
  await waitFor(() => expect(document.querySelector('.ap-list')?.getAttribute('aria-busy')).toBe('true'));
  tablesRendered = 0;
  for (let turn = 0; turn < 10; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect([tablesRendered, screen.getAllByText('Mei Tanaka').length > 0]).toEqual([0, true]);
});

test('J renders nothing above the list', async () => {
  await show();
  filtersRendered = 0;
  await userEvent.keyboard('jjk');
  expect(within(detail()).getByRole('heading', { name: 'Mei Tanaka' })).toBeDefined();
  expect(filtersRendered).toBe(0);
});

test('what waits is listed with its marks, and the detail says why (docs: approvals#approval-screens)', async () => {
  await show();
  expect(screen.getAllByText('As usual', { selector: 'span' })).toHaveLength(2);
  const panel = within(detail());
  expect(panel.getByRole('heading', { name: 'Kofi Mensah' })).toBeDefined();
  expect(await panel.findByText('+10.50 h on usual')).toBeDefined();
  expect(panel.getByText(/usually 40\.00 h: the middle of 8 approved timecards/)).toBeDefined();
  expect(panel.getByText('No meal Tue')).toBeDefined();
  expect(panel.getByText('The worker said: Voluntary')).toBeDefined();
  expect(panel.getByText('This weekend day is not usually worked.')).toBeDefined();
});

test.each([
  ['beside the list', true],
  ['over the list', false],
])(
  'a link to an item asks for it alone and opens it %s; a filter leads back to the list (docs: approvals#approval-item)',
  async (_where, wide) => {
    const around = { addEventListener: () => undefined, removeEventListener: () => undefined };
    window.matchMedia = () => ({ ...around, matches: wide }) as unknown as MediaQueryList;
    listed = [item(2, 'Mei Tanaka', { type: 'EXPENSE', amount: 87.4, currency: 'USD', days: [] })];
    await show('?item=2');
    expect(query).toEqual({ billingItemId: 2, view: 'waiting', page: 0, size: 50 });
    const open = within(wide ? detail() : screen.getByRole('dialog', { name: 'Mei Tanaka' }));
    await userEvent.click(open.getByRole('button', { name: /^Approve/ }));
    expect(decided).toEqual([{ decision: 'approve', items: [{ billingItemId: 2, version: 1 }] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(window.location.hash).toMatch(/^#\/manager\/time-and-billing(?!.*item)/);
    Reflect.deleteProperty(window, 'matchMedia');
  },
);

test('J moves, A approves, U takes it back, and a field keeps its letters (docs: approvals#approval-keys)', async () => {
  await show();
  await userEvent.keyboard('j');
  expect(within(detail()).getByRole('heading', { name: 'Mei Tanaka' })).toBeDefined();
  await userEvent.keyboard('a');
  expect(decided).toEqual([{ decision: 'approve', items: [{ billingItemId: 2, version: 1 }] }]);
  expect(within(detail()).getByRole('heading', { name: 'Hana Kim' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  await userEvent.keyboard('u');
  expect(undone).toEqual([9]);
  await userEvent.type(screen.getByRole('combobox', { name: /^Search/ }), 'jar');
  expect(decided).toHaveLength(1);
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('switch', { name: 'Single keys act' }));
  await userEvent.keyboard('{Escape}a');
  expect(decided).toHaveLength(1);
});

test('the focus goes on with the detail, and to the search after a reset of the filters (docs: approvals#approval-keys)', async () => {
  await show('?variance=over');
  const press = async (name: string | RegExp, within_: HTMLElement = document.body) => {
    within(within_).getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Next item', detail());
  expect(document.activeElement).toBe(within(detail()).getByRole('button', { name: 'Next item' }));
  await press(/^Approve/, detail());
  expect(within(detail()).getByRole('heading', { name: 'Hana Kim' })).toBeDefined();
  expect(document.activeElement).toBe(detail());
  await press('Reset');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Search/ }));
});

const lineOf = (name: RegExp) => screen.getByRole('row', { name });

test('the item of the row that has the focus is shown, and the keys decide on it (docs: approvals#approval-keys)', async () => {
  await show();
  await userEvent.keyboard('j');
  act(() => lineOf(/Kofi Mensah/).focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(lineOf(/Hana Kim/));
  expect(within(detail()).getByRole('heading', { name: 'Hana Kim' })).toBeDefined();
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(lineOf(/Mei Tanaka/));
  await userEvent.keyboard('a');
  expect(decided.map((request) => request.items?.[0]?.billingItemId)).toEqual([2]);
});

test('the focus is on the row that follows one that was sent back, and on the detail after Undo (docs: approvals#approval-keys)', async () => {
  await show();
  act(() => lineOf(/Mei Tanaka/).focus());
  await userEvent.keyboard('r');
  await userEvent.keyboard('Tuesday was a holiday.');
  screen.getByRole('button', { name: 'Send back' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(decided.map((request) => request.items?.[0]?.billingItemId)).toEqual([2]);
  expect(document.activeElement).toBe(lineOf(/Hana Kim/));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement).toBe(detail());
});

test('the search has the focus when the chip of a filter is about to go', async () => {
  await show('?worker=1101&engagement=5201');
  screen.getByRole('button', { name: 'Remove Kofi Mensah' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Search/ }));
});

test('the focus stays in the actions when the page is selected, and when the selection is cleared', async () => {
  await show();
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Select page');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear selection' }));
  await press('Clear selection');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Same as last period/ }));
});

test('keys that follow at once are not lost; what fails is back with its reason, in the list and above it (docs: approvals#approval-queue)', async () => {
  listed = [...items, item(4, 'Nora Whitfield')];
  refused.add(2);
  await show();
  await userEvent.keyboard('aaa');
  expect(await screen.findByText('Not decided: 1')).toBeDefined();
  expect(decided.map((request) => request.items?.[0]?.billingItemId)).toEqual([1, 2, 3]);
  const row = within(screen.getByRole('row', { name: /Mei Tanaka/ }));
  expect(row.getByText('Your delegation has ended.')).toBeDefined();
  expect(screen.getByText('Mei Tanaka, 40.00 h', { selector: 'li b' })).toBeDefined();
  // The list was read with everything in it.
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Your delegation has ended.')).toBeNull();
});

test('U takes back what was done last, a decision or a change of allocations (docs: approvals#approval-keys)', async () => {
  answers = true;
  await show();
  await userEvent.keyboard('a');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  // Of an item that is not open.
  const change = (inMilliseconds: number) =>
    allocationUndo.setState({ last: { billingItemId: 3, version: 2, until: performance.now() + inMilliseconds } });
  change(60_000);
  await userEvent.keyboard('uu');
  expect(placedAsBefore).toEqual([3]);
  expect(undone).toEqual([9]);
  change(-1);
  await userEvent.keyboard('u');
  change(60_000);
  await userEvent.keyboard('u');
  expect(placedAsBefore).toEqual([3, 3]);
});

test('the next item is fetched once the present one stands there, so that J asks for nothing that is shown (docs: approvals#approval-keys)', async () => {
  await show();
  await waitFor(() => expect(read).toEqual([1]));
  cleanup();
  queryClient.clear();
  read.length = 0;
  answers = true;
  await show();
  await waitFor(() => expect(read).toEqual([1, 2]));
  await userEvent.keyboard('j');
  expect(within(detail()).getByRole('heading', { name: 'History' })).toBeDefined();
  await waitFor(() => expect(read).toEqual([1, 2, 3]));
  await userEvent.keyboard('j');
  await userEvent.keyboard('k');
  expect(read).toEqual([1, 2, 3]);
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
  expect(await screen.findByText('Approved: 309 items', { selector: '[role="status"]' })).toBeDefined();
});

test('all of more than 1,000 are a batch, which the server finishes; the list says how far it is (docs: approvals#approval-bulk)', async () => {
  total = 80_035;
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Approve all 80,035' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/A batch goes on when you leave this page/)).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Approve 80,035' }));
  expect(await screen.findByText('0 of 80,035 approved')).toBeDefined();
  expect([decided, begun]).toEqual([[], [{ filter: { type: 'TIME' }, asOf: '2026-11-18T20:00:00Z' }]]);
  expect(screen.getByRole('button', { name: 'Approve all 80,035' })).toHaveProperty('disabled', true);
});

test('a reader who comes back sees how far a batch is, and takes it back; the report can be closed (docs: approvals#approval-batch-report)', async () => {
  batches = [batch({ undoMilliseconds: 9_000 })];
  await show();
  const report = within(await screen.findByRole('region', { name: 'Your batches' }));
  expect(report.getByText('43,511 of 80,035 approved')).toBeDefined();
  expect(report.getByRole('progressbar', { name: 'Timecards' })).toHaveProperty('value', 43_511);
  expect(report.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  batches = [batch({ undoneAt: new Date().toISOString() })];
  await userEvent.click(report.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual([31]);
  expect(await report.findByText('Taken back. It waits again.')).toBeDefined();
  await userEvent.click(report.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Your batches' })).toBeNull();
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

const swipe = (element: Element, by: number, down = 0) => {
  const at = (clientX: number, clientY: number) => {
    const touches = [{ identifier: 1, target: element, clientX, clientY }];
    return { touches, changedTouches: touches };
  };
  fireEvent.touchStart(element, at(200, 300));
  fireEvent.touchMove(element, at(200 + by, 300 + down));
  fireEvent.touchEnd(element, at(200 + by, 300 + down));
};
const rowOf = (name: string) => screen.getByText(name, { selector: '[role="row"] b' });

test('a swipe to the right approves, one to the left asks why; scrolling does nothing', async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 390 });
  const complained = jest.spyOn(console, 'error');
  await show();
  // React warns about cells of a card without a key.
  expect(complained).not.toHaveBeenCalled();
  expect(screen.getByText('Swipe right to approve, left to reject.')).toBeDefined();
  await act(async () => swipe(rowOf('Mei Tanaka'), 30, 200));
  await act(async () => swipe(rowOf('Mei Tanaka'), 40));
  expect(decided).toEqual([]);
  await act(async () => swipe(rowOf('Mei Tanaka'), 140));
  expect(decided).toEqual([{ decision: 'approve', items: [{ billingItemId: 2, version: 1 }] }]);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  await act(async () => swipe(rowOf('Hana Kim'), -140));
  expect(screen.getByRole('dialog', { name: 'Reject Hana Kim, 40.00 h' })).toBeDefined();
  expect(decided).toHaveLength(1);
});

test('I shows what is the same as last period, and approves all of it by the filter (docs: approvals#approval-same)', async () => {
  await show();
  await userEvent.keyboard('i');
  const dialog = within(await screen.findByRole('dialog', { name: 'Same as last period' }));
  expect(await dialog.findByText('Mei Tanaka')).toBeDefined();
  expect(query).toMatchObject({ type: 'TIME', variance: 'identical', page: 0 });
  expect(decided).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 312' }));
  expect(decided).toEqual([
    { decision: 'approve', filter: { type: 'TIME', variance: 'identical' }, asOf: '2026-11-18T20:00:00Z' },
  ]);
});

test('hours beside the contract are marked, and the detail says what was agreed (docs: approvals#approval-contract)', async () => {
  listed = [
    item(6, 'Sofie Lund', { contractHours: 37.5 }),
    item(2, 'Mei Tanaka', { hoursWorked: 44, contractHours: 40 }),
  ];
  await show();
  const panel = () => within(detail());
  expect(await panel().findByText('+2.50 h on contract')).toBeDefined();
  expect(panel().getByText('The contract has 37.50 h for this period.')).toBeDefined();
  await userEvent.keyboard('j');
  expect(panel().getByText('+4.00 h on usual')).toBeDefined();
  expect(panel().getByText('The contract has 40.00 h for this period.')).toBeDefined();
  expect(screen.queryByText('+4.00 h on contract')).toBeNull();
});

test('a timecard without hours says so, an expense says which line is over policy', async () => {
  const blank = item(4, 'Nora Whitfield', { hoursWorked: 0, daysWorked: 0, usualHours: null, days: [] });
  const dinner = { expenseDate: '2026-11-10', name: 'Pier 9', amount: 84.2, broken: ['DAY_LIMIT', 'RECEIPT_ABOVE'] };
  const expense = { type: 'EXPENSE', hoursWorked: null, usualHours: null, days: [], amount: 84.2, currency: 'USD' };
  listed = [item(5, 'Dmitri Volkov', { ...expense, flaggedLines: [dinner] }), blank, item(2, 'Mei Tanaka')];
  await show();
  const panel = within(detail());
  expect(await panel.findByText('Over policy: 1')).toBeDefined();
  expect(panel.getByText('Nov 10 · Pier 9 · $84.20: Over the limit of the day.')).toBeDefined();
  expect(panel.getByText('Nov 10 · Pier 9 · $84.20: This amount needs a receipt.')).toBeDefined();
  expect(screen.getByText('No hours')).toBeDefined();
  expect(screen.getAllByText('As usual', { selector: 'span' })).toHaveLength(1);
});

test('the list is narrowed by status, which is behind a button that counts what is set behind it (docs: approvals#approval-filters)', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Did not work');
  expect(window.location.hash).toBe('#/manager/time-and-billing?reason=Did+Not+Work');
  cleanup();
  await show('reason=Did+Not+Work&due=late');
  expect(screen.getByRole('button', { name: 'Filters (1)', expanded: true })).toBeDefined();
});

test('the records of somebody one stands in for: said on the page and in the detail, and decided in their name (docs: approvals#delegate-records)', async () => {
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose records' }), '1009');
  expect(window.location.hash).toBe('#/manager/time-and-billing?for=1009');
  cleanup();
  await show('for=1009');
  expect(query).toMatchObject({ onBehalfOf: 1009 });
  expect(
    screen.getByText(/These are the records of Helena Lindqvist, for whom you stand in until Nov 27/),
  ).toBeDefined();
  expect(within(detail()).getByText('In the name of Helena Lindqvist')).toBeDefined();
  await userEvent.keyboard('a');
  expect(decided).toEqual([{ decision: 'approve', onBehalfOf: 1009, items: [{ billingItemId: 1, version: 1 }] }]);
  await userEvent.keyboard('r');
  expect(within(screen.getByRole('dialog')).getByText('In the name of Helena Lindqvist')).toBeDefined();
});

test('who no longer stands in for somebody is led back to their own records', async () => {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <TimeAndBillingPage {...props} search="for=1010" />
      </QueryClientProvider>,
    );
  });
  expect(await screen.findByText('You do not stand in for this person, or no longer')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'My Records' }));
  expect(window.location.hash).toBe('#/manager/time-and-billing');
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

test('the table stays the same when its last row goes and another comes, so that no press is lost', async () => {
  await show();
  const table = screen.getByRole('grid', { name: 'Waiting for approval' });
  const readAgain = (rows: readonly ApprovalItem[]) =>
    act(async () => {
      listed = rows;
      await queryClient.invalidateQueries({ queryKey: ['approvals'] });
    });
  await readAgain([]);
  await readAgain([kofi]);
  expect(table.isConnected).toBe(true);
});
