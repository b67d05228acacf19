/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from 'shared-client';
import { approvalItem, type SecondLook, secondLook } from 'shared-client/schema/approvals';
import * as v from 'valibot';

const look = (change: object = {}): SecondLook =>
  v.parse(secondLook, { hours: 9, hoursElsewhere: 0, hoursTogether: 9, hoursTwice: 0, ...change });
const NIGHTS = {
  hoursElsewhere: 4,
  hoursTogether: 13,
  hoursTwice: 1,
  days: [
    {
      workedDate: '2026-11-10',
      hours: 9,
      spans: [
        { startTime: '08:00', endTime: '12:00' },
        { startTime: '12:30', endTime: '17:30' },
      ],
      hoursElsewhere: 4,
    },
    { workedDate: '2026-11-14', hours: 0, hoursElsewhere: 0, dayElsewhere: true },
  ],
  engagements: [
    { billingItemId: 26701, jobTitle: 'Night Crew Trainer', reqName: 'HV-5221', clientName: null, hours: 4, days: 1 },
    { billingItemId: null, hours: 0, days: 1 },
  ],
  overlaps: [
    { workedDate: '2026-11-10', startTime: '16:30', endTime: '17:30', hours: 1, jobTitle: 'Night Crew Trainer' },
  ],
};
const FILES = {
  attachments: [
    { fileName: 'Badges.xlsx', attachmentKey: 'k-xlsx' },
    { fileName: 'Gate log.pdf', attachmentKey: 'k-log' },
    { fileName: 'Photo.jpg', attachmentKey: 'k-photo' },
  ],
};

let looks: Readonly<Record<number, SecondLook>> = {};
let fails = false;
const asked: [number, object][] = [];
jest.unstable_mockModule('shared-client/approvals', () => ({
  getSecondLook: async (id: number, query: object) => {
    asked.push([id, query]);
    if (fails) throw new NetworkError('away');
    return looks[id] ?? look();
  },
  getApprovals: () => new Promise(() => undefined),
  getApprovalSummary: () => new Promise(() => undefined),
  postDecision: () => new Promise(() => undefined),
  undoDecision: () => new Promise(() => undefined),
  undoAllocations: () => new Promise(() => undefined),
  changeAllocations: () => new Promise(() => undefined),
}));
jest.unstable_mockModule('shared-client/billing', () => ({
  getBillingItem: () => new Promise(() => undefined),
  getGeneralInfo: () => new Promise(() => undefined),
  getProjectBilling: () => new Promise(() => undefined),
  addItemComment: () => new Promise(() => undefined),
}));
function DocumentViewer({ name }: { readonly name: string }) {
  return <p>Viewer of {name}</p>;
}
jest.unstable_mockModule('mfe_widgets/document-viewer', () => ({ DocumentViewer }));
await import('../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
const { SecondLook: Look } = await import('./lazy-second-look.ts');
const { SecondLookElement } = await import('./second-look-element.tsx');
const { CurrentDetail } = await import('../time-and-billing/current-detail.tsx');

const show = (part: React.ReactNode) =>
  act(async () => {
    render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
  });
const shown = async (change: object = {}) => {
  looks = { 1: look(change) };
  await show(<Look billingItemId={1} onBehalfOf={null} heading="h3" />);
  await screen.findByText(fails ? 'Try again' : 'Last decisions on this engagement');
};
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

beforeEach(() => {
  fails = false;
  asked.length = 0;
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test('each day has its hours here, elsewhere and together, and what is at the same time (docs: approvals#second-look)', async () => {
  await shown(NIGHTS);
  expect(rows()).toEqual([
    'Date | Here | Elsewhere | Together',
    'Tue, Nov 108:00 AM – 12:00 PM12:30 PM – 5:30 PM | 9.00 | 4.00 | 13.00',
    'Sat, Nov 14 | – | Worked | 0.00',
    'Total | 9.00 | 4.00 | 13.00',
  ]);
  expect(screen.getByText('At the same time: 1.00 h')).toBeTruthy();
  expect(screen.getByText('Tue, Nov 10, 4:30 PM – 5:30 PM · Night Crew Trainer')).toBeTruthy();
});

test('an engagement leads to its timecard if the reader may see it, and has no name otherwise (docs: approvals#second-look-unseen)', async () => {
  await shown({ ...NIGHTS, hasMoreElsewhere: true });
  const link = screen.getByRole('link', { name: 'Night Crew Trainer' });
  expect(link.getAttribute('href')).toContain('/worker/time-expense-detail/26701');
  expect(screen.getByText('HV-5221 · 4.00 h · 1 day')).toBeTruthy();
  expect(screen.getByText('Another engagement of your company')).toBeTruthy();
  expect(screen.getByText('The worker also has time in an engagement that you may not see.')).toBeTruthy();
});

test('without time elsewhere, files and decisions it says so', async () => {
  await shown({ days: [{ workedDate: '2026-11-10', hours: 9 }] });
  expect(screen.getByText('The worker has no time in other engagements.')).toBeTruthy();
  expect(screen.getByText('Nothing has been decided on this engagement yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Attachments' })).toBeNull();
});

test('the last decisions say what, on which item, by whom and why (docs: approvals#second-look-decisions)', async () => {
  const decision = {
    billingItemId: 7,
    type: 'TIME',
    periodStartDate: '2026-11-02',
    periodEndDate: '2026-11-08',
    at: '2026-11-10T18:00:00Z',
  };
  await shown({
    decisions: [
      { ...decision, decision: 'reject', by: 'Samuel Okafor', byFor: 'Daniel Reyes', reason: 'Wrong week.' },
      { ...decision, at: '2026-11-09T18:00:00Z', decision: 'approve', by: 'Daniel Reyes' },
    ],
  });
  const [rejected, approved] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rejected).toMatch(/^Rejected Time, Nov 2\s–\s8Samuel Okafor for Daniel Reyes · Nov 10.*Wrong week\.$/);
  expect(approved).toMatch(/^Approved Time, Nov 2\s–\s8Daniel Reyes · Nov 9, /);
});

test('the first file that can be shown is beside the hours, another one by its button, all else is a link (docs: approvals#second-look-file)', async () => {
  const user = userEvent.setup();
  await shown({ ...FILES, days: [{ workedDate: '2026-11-10', hours: 9 }] });
  expect(await screen.findByText('Viewer of Gate log.pdf')).toBeTruthy();
  // The hours to compare it with are there, though no other engagement is.
  expect(rows()).toEqual(['Date | Here', 'Tue, Nov 10 | 9.00', 'Total | 9.00']);
  expect(screen.getByRole('link', { name: 'Badges.xlsx' }).getAttribute('download')).toBe('Badges.xlsx');
  await user.click(screen.getByRole('button', { name: 'Photo.jpg' }));
  expect(await screen.findByText('Viewer of Photo.jpg')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Photo.jpg', pressed: true }));
  expect(screen.queryByText(/^Viewer of/)).toBeNull();
});

test('a failure offers another try, and nothing else of the item is lost', async () => {
  const user = userEvent.setup();
  fails = true;
  await shown(NIGHTS);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('At the same time: 1.00 h')).toBeTruthy();
});

describe('beside the list', () => {
  const item = (billingItemId: number) =>
    v.parse(approvalItem, {
      billingItemId,
      version: 1,
      type: 'TIME',
      status: 'Pending',
      engagementId: 5201,
      workerId: 1101,
      workerName: 'Dmitri Volkov',
      periodStartDate: '2026-11-09',
      periodEndDate: '2026-11-15',
      usualCount: 0,
      attachmentCount: 1,
    });
  const nothing = () => undefined;
  const detail = (id: number) => (
    <QueryClientProvider client={queryClient}>
      <CurrentDetail
        item={item(id)}
        next={undefined}
        principal={undefined}
        onBehalfOf={1009}
        wide
        over={false}
        onApprove={nothing}
        onReject={nothing}
        onStep={nothing}
        onClose={nothing}
      />
    </QueryClientProvider>
  );

  test('the file takes the place of the list, the next item shows its own, and closing returns to its button (docs: approvals#second-look-file)', async () => {
    const user = userEvent.setup();
    const only = (fileName: string) => look({ attachments: [{ fileName, attachmentKey: fileName }] });
    looks = { 1: only('Gate log.pdf'), 2: look(), 3: only('Photo.jpg') };
    const { rerender } = await act(async () => render(detail(1)));
    const button = await screen.findByRole('button', { name: 'Gate log.pdf' });
    expect(screen.queryByText(/^Viewer of/)).toBeNull();
    await user.click(button);
    expect(await within(screen.getByRole('region', { name: 'Gate log.pdf' })).findByText(/^Viewer of/)).toBeTruthy();
    await act(async () => rerender(detail(2)));
    expect(screen.queryByText(/^Viewer of/)).toBeNull();
    await act(async () => rerender(detail(3)));
    const region = await screen.findByRole('region', { name: 'Photo.jpg' });
    await user.click(within(region).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Photo.jpg' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Photo.jpg' }));
    expect(asked).toContainEqual([1, { onBehalfOf: 1009 }]);
  });
});

describe('<second-look>', () => {
  test('shows the item of its attribute, and nothing without one', async () => {
    looks = { 7: look(NIGHTS) };
    await show(<SecondLookElement context={{ host: 'element', attributes: { billingitemid: '7' } }} />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Other engagements in this period' })).toBeTruthy();
    cleanup();
    await show(<SecondLookElement context={{ host: 'element', attributes: { billingitemid: 'x' } }} />);
    expect(document.body.textContent).toBe('');
  });
});
