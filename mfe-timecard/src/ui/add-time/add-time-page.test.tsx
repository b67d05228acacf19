/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerError } from 'shared-client';
import { engagementItem } from 'shared-client/schema/engagements';
import { currentUser, notifications } from 'shared-session';
import * as v from 'valibot';
import { metadataOf } from '../../domain/testing/samples.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';
import type { Host } from '../page/host.tsx';

const fails = () => {
  throw new ServerError('The server failed.', { status: 500 });
};
/** The responses for the metadata and the engagement list. */
let metadata: () => unknown;
let list: () => unknown[] | Promise<unknown[]>;
/** The periods of the engagement, and the date for which the metadata were requested. */
let periods: () => unknown[] | Promise<unknown[]>;
let asked: (string | undefined)[];
/** The reasons why no timecard may be created. */
let refusal: unknown[];

const billing = await import('shared-client/billing');
const calls = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async (_id: number, { selectedDate }: { selectedDate?: string }) => {
    asked.push(selectedDate);
    return metadata();
  },
  validateCreationDate: async () => ({ errors: refusal }),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...calls,
  getEngagementItems: async () => ({ content: await list() }),
  getEngagementPeriods: async () => periods(),
  getHourStatus: async () => false,
}));
/** The engagement that this device remembers; the test's document has no database. */
let remembered: number | null;
const { lastEngagementQuery } = await import('../../state/add-time/last-engagement.ts');
jest.unstable_mockModule('../../state/add-time/last-engagement.ts', () => ({
  lastEngagementQuery: { ...lastEngagementQuery, queryFn: async () => remembered },
  rememberEngagement: async (id: number) => {
    remembered = id;
  },
}));
await import('../../testing/show-timecard.tsx');
const { HostProvider } = await import('../page/host.tsx');
const { AddTimePage } = await import('./add-time-page.tsx');
const { queryClient, ServerData } = await import('shared-session/server-data');

const engagement = (id: number, changes: object = {}) =>
  v.parse(engagementItem, {
    id,
    reqName: `HV-${id}`,
    jobTitle: 'Field engineer',
    managerName: 'Ada Byron',
    status: 'Filled',
    accruedHours: 12.5,
    asOfDate: '2026-11-13',
    ...changes,
  });
const toasts = () => notifications.getState().toasts.map(({ style, message }) => `${style}: ${message}`);

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  notifications.clear();
  metadata = () => metadataOf();
  list = () => [engagement(5000), engagement(5001)];
  refusal = [];
  asked = [];
  remembered = null;
  periods = () => [
    period('2026-11-02', '2026-11-08', 'Missing'),
    period('2026-11-09', '2026-11-15', 'Approved', { billingItemId: 77, hoursWorked: 40 }),
    period('2026-11-16', '2026-11-22', 'Current'),
    period('2026-11-23', '2026-11-29', 'Upcoming'),
  ];
});
const period = (periodStartDate: string, periodEndDate: string, state: string, rest = {}) => ({
  periodStartDate,
  periodEndDate,
  state,
  billingItemId: 0,
  hoursWorked: null,
  daysWorked: null,
  ...rest,
});

const show = (search: string) => render(<AddTimePage query={readEntryQuery(search)} />, { wrapper: ServerData });
const save = () => screen.findByRole('button', { name: 'Save' });

test('HTTP 500 on loading metadata: generic error snackbar, and a way to try again that takes it away (docs: errors#error-metadata)', async () => {
  metadata = fails;
  show('reqId=5000');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(toasts()).toEqual(['error: Something went wrong. Please try again later!']);
  metadata = () => metadataOf();
  await userEvent.click(again);
  await save();
  expect(toasts()).toEqual([]);
  // The button is gone, and the focus has not fallen back to the document.
  expect(document.activeElement?.className).toBe('tc-page');
});

test('HTTP 500 on the engagement list: said, and the timecard that was asked for opens without it (docs: errors#error-save-500)', async () => {
  list = fails;
  show('reqId=5000');
  await save();
  await waitFor(() => expect(toasts()).toEqual(['error: Something went wrong on the server. Please try again later!']));
});

test('where no engagement is named the list is needed: a way to try again stands beside the snackbar', async () => {
  list = fails;
  show('');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(toasts()).toEqual(['error: Something went wrong on the server. Please try again later!']);
  list = () => [engagement(5000)];
  await userEvent.click(again);
  await save();
  expect(toasts()).toEqual([]);
});

test('a server that is away is said once, in the page, and one press asks for everything again (docs: errors#error-load)', async () => {
  const isAway = () => {
    throw new ServerError('GET', { status: 503 });
  };
  metadata = isAway;
  list = isAway;
  show('reqId=5000');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(toasts()).toEqual([]);
  metadata = () => metadataOf();
  let lists = 0;
  list = () => {
    lists += 1;
    return [engagement(5000)];
  };
  await userEvent.click(again);
  await save();
  expect(lists).toBe(1);
});

describe('A list of engagements that is fetched again', () => {
  const isAway = async () => {
    throw new ServerError('GET', { status: 503 });
  };
  /** The connection comes back, and the call that failed without it is under way. */
  const fetchAgain = async () => {
    const calls: string[] = [];
    list = () => {
      calls.push('list');
      return new Promise(() => undefined);
    };
    for (const state of ['offline', 'online'])
      await act(async () => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
        window.dispatchEvent(new Event(state));
      });
    // The page hears of the call in a task of its own.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(calls).toEqual(['list']);
  };
  beforeEach(() => {
    queryClient.clear();
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    periods = () => [period('2026-11-16', '2026-11-22', 'Current', { dueAt, cutoffAt: null })];
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    queryClient.clear();
  });

  test('leaves the due date in the header', async () => {
    list = isAway;
    show('reqId=5000');
    await screen.findByText(/^Due/);
    await fetchAgain();
    expect(screen.getByText(/^Due/)).toBeDefined();
  });

  test('leaves the choice, and the timecard that was opened from it', async () => {
    show('');
    await save();
    cleanup();
    // Read on an earlier visit, and no longer fresh.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    list = isAway;
    show('');
    await save();
    await fetchAgain();
    expect(screen.getByRole('combobox', { name: 'Engagement' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });
});

describe('Another period (docs: add-time#other-period)', () => {
  const title = () => screen.findByRole('button', { name: /^Week of/ });
  const going = { isPortal: true, go: jest.fn<(path: string) => void>() };
  const showIn = (host: Host) =>
    render(
      <HostProvider value={host}>
        <AddTimePage query={readEntryQuery('reqId=5000')} />
      </HostProvider>,
      { wrapper: ServerData },
    );
  beforeEach(() => going.go.mockClear());

  test('the title opens a list of periods by month that says what is missing and how each stands', async () => {
    showIn(going);
    await userEvent.click(await title());
    const list = await screen.findByRole('listbox', { name: 'Choose a period' });
    const options = within(list).getAllByRole('option');
    expect(list.textContent).toContain('November 20261 missing');
    expect(options.map((one) => one.textContent?.replaceAll('\u2009', ' '))).toEqual([
      'Nov 2 – 8Missing',
      'Nov 9 – 1540.00 h · Approved',
      'Nov 16 – 22Not started',
      'Nov 23 – 29Not yet',
    ]);
    const [first, before, chosen] = options;
    expect(document.activeElement).toBe(chosen);
    expect(chosen?.ariaSelected ?? chosen?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(before);
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(await title());
  });

  test('Tab while the list loads goes into it, and on to the chosen period once it is there', async () => {
    const coming = Promise.withResolvers<unknown[]>();
    const loaded = await periods();
    periods = () => coming.promise;
    showIn(going);
    await userEvent.click(await title());
    await userEvent.tab();
    const open = document.querySelector('.tc-period-pop');
    expect(open?.contains(document.activeElement)).toBe(true);
    coming.resolve(loaded);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-selected')).toBe('true'));
    expect(open?.contains(document.activeElement)).toBe(true);
  });

  test('a missing earlier week is started by the address; the step before leads to the timecard there is', async () => {
    showIn(going);
    await userEvent.click(await title());
    await userEvent.click(await screen.findByRole('option', { name: /Missing/ }));
    expect(going.go).toHaveBeenLastCalledWith('/worker/time-expense/add-time?reqId=5000&startDate=2026-11-02');
    const [previous, next] = ['Previous period', 'Next period'].map((name) => screen.getByRole('button', { name }));
    await userEvent.click(previous as HTMLElement);
    expect(going.go.mock.lastCall?.[0]).toContain('billingItemId=77&reqId=5000&startDate=2026-11-09');
    await userEvent.click(next as HTMLElement);
    expect(going.go.mock.lastCall?.[0]).toContain('startDate=2026-11-23');
  });

  test('a host that is not ours stays where it is: the page opens the period itself, and the focus stays with the step', async () => {
    showIn({ isPortal: false, go: going.go });
    await userEvent.click(await screen.findByRole('button', { name: 'Previous period' }));
    await save();
    await waitFor(() => expect(asked).toEqual([undefined, '2026-11-09']));
    expect(going.go).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Previous period'));
  });

  test('where the periods cannot be fetched the list says so and tries again', async () => {
    periods = fails;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    showIn(going);
    await userEvent.click(await title());
    const again = await screen.findByRole('button', { name: 'Try again' });
    periods = () => [];
    await userEvent.click(again);
    expect((await screen.findByText(/no other period/)).getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(await title());
  });
});

describe('The engagement selector', () => {
  const options = async () =>
    Array.from(
      (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Engagement' })).options,
      (one) => one.value,
    );

  test('says job title, engagement, manager, status, accrued hours and their date (docs: add-time#engagement-selector)', async () => {
    show('');
    await screen.findByRole('combobox', { name: 'Engagement' });
    const shown = document.querySelector('.tc-engagement')?.textContent;
    for (const fact of ['Field engineer', 'HV-5000', 'Ada Byron', 'Filled', '12.5', 'Nov 13'])
      expect(shown).toContain(fact);
  });

  test('excludes engagements whose closed date is out of bounds (docs: add-time#engagement-selector)', async () => {
    list = () => [engagement(5000, { closedDateOutOfBounds: true }), engagement(5001)];
    show('');
    expect(await options()).toEqual(['5001']);
  });

  test('an id filter narrows it (docs: add-time#engagement-selector)', async () => {
    show('engagementList=5001,7');
    expect(await options()).toEqual(['5001']);
  });

  const chosen = async () => (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Engagement' })).value;

  test('one that was chosen is remembered, also by who leaves before its timecard is there', async () => {
    show('');
    await save();
    metadata = () => new Promise(() => undefined);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Engagement' }), '5001');
    await waitFor(() => expect(asked).toHaveLength(2));
    cleanup();
    metadata = () => metadataOf();
    show('');
    expect(await chosen()).toBe('5001');
  });

  test('an address that names one of nobody’s forgets none', async () => {
    remembered = 5001;
    metadata = fails;
    show('reqId=9999');
    await screen.findByRole('button', { name: 'Try again' });
    expect(remembered).toBe(5001);
  });
});

test('an engagement that takes no time says why, and offers nothing that would be refused', async () => {
  const errorText = 'This engagement was cancelled. No time can be entered.';
  refusal = [{ value: null, errorText, errorToken: 'ERR_BILLING_ENGAGEMENT_CANCELLED', params: [] }];
  metadata = () => metadataOf({ engDefaultTimeEntries: [{ startTimeStr: '09:00', endTimeStr: '17:00' }] });
  show('reqId=5000');
  expect((await screen.findByText(errorText)).closest('[role=alert]')).not.toBeNull();
  for (const name of ['Use Default', 'Copy From Previous Period', 'Save', 'Submit for Approval', 'Add Time'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
