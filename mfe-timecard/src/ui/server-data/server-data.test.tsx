/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';

const client = await import('shared-client');
const { NetworkError, NotFoundError } = client;
const billing = await import('shared-client/billing');
/** Listeners for changes of the session, which shared-client would call. */
const sessionChanged: (() => void)[] = [];
const dataChanged: (() => void)[] = [];
let isSignedIn = true;
let asked: { readonly path: string; readonly signal: AbortSignal | undefined }[] = [];

jest.unstable_mockModule('shared-client', () => ({
  ...client,
  hasUserToken: () => isSignedIn,
  onSessionChange: (listener: () => void) => void sessionChanged.push(listener),
  onDataChange: (listener: () => void) => void dataChanged.push(listener),
}));
const page = { content: [], totalElements: 0, totalPages: 0, number: 0 };
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingItems: async (_: object, { signal }: { signal?: AbortSignal } = {}) => {
    asked.push({ path: 'items', signal });
    return page;
  },
}));
await import('../../testing/show-timecard.tsx');
const { EDITED, FRESH_MS, queryClient } = await import('shared-session/server-data');
const [list] = (await import('../time-expense/pages.ts')).pages;
const prefetchList = (search: string) => list?.prefetch?.({ path: '', search, parameters: {} });
const { TimeExpensePage } = await import('../time-expense/time-expense-page.tsx');
const { ServerData } = await import('shared-session/server-data');

/** The signed-in user, by the server. */
let user = 'A';
let respond: (signal: AbortSignal) => Promise<string>;

function Page({ edited = false }: { edited?: boolean }) {
  const { data, error } = useQuery({
    ...(edited ? EDITED : {}),
    queryKey: ['page'],
    queryFn: ({ signal }) => {
      asked.push({ path: 'page', signal });
      return respond(signal);
    },
  });
  return <p>{data ?? (error ? 'failed' : 'loading')}</p>;
}

const call = (listeners: readonly (() => void)[]) => {
  for (const listener of listeners) listener();
};

const show = (view = <Page />) => render(view, { wrapper: ServerData });
const said = (text: string) => screen.findByText(text);
const connection = (state: 'offline' | 'online') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  return act(async () => void window.dispatchEvent(new Event(state)));
};
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const later = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);

beforeEach(() => {
  user = 'A';
  isSignedIn = true;
  asked = [];
  respond = async () => `of ${user}`;
});
afterEach(() => {
  cleanup();
  // What one test has read is not there for the next.
  queryClient.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what one user has read is never shown to the next: neither what a page shows nor what none shows', async () => {
  const first = show();
  await said('of A');
  first.rerender(<p>elsewhere</p>);
  user = 'B';
  await act(async () => call(sessionChanged));
  first.rerender(<Page />);
  expect(screen.queryByText('of A')).toBeNull();
  await said('of B');
  user = 'C';
  respond = () => new Promise((resolve) => setTimeout(resolve, 50, 'of C'));
  call(sessionChanged);
  await settled();
  expect(screen.queryByText('of B')).toBeNull();
  await said('of C');
});

test('a response of the former session that is still under way is not used', async () => {
  const late = Promise.withResolvers<string>();
  respond = () => late.promise;
  show();
  respond = async () => 'of B';
  await act(async () => call(sessionChanged));
  await act(async () => late.resolve('of A'));
  await said('of B');
});

test('what is being edited stays, whoever is signed in and whatever is saved', async () => {
  show(<Page edited />);
  await said('of A');
  user = 'B';
  await act(async () => call([...sessionChanged, ...dataChanged]));
  await connection('offline');
  await connection('online');
  expect(screen.getByText('of A')).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('what was read stays for the next page, and is removed once no page has come for it', async () => {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { unmount } = show();
  await said('of A');
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(FRESH_MS - 1000));
  const next = show();
  expect(screen.getByText('of A')).toBeDefined();
  next.unmount();
  await act(() => jest.advanceTimersByTimeAsync(FRESH_MS));
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('the last unmount cancels what is under way, and nothing of it stays', async () => {
  const running = new Set<unknown>();
  const removals: (() => void)[] = [];
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0) => {
    if (milliseconds === FRESH_MS) removals.push(run);
    const timer = start(run, milliseconds);
    if (milliseconds > FRESH_MS) running.add(timer);
    return timer;
  }) as typeof setTimeout);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    running.delete(timer);
    stop(timer);
  });
  const { unmount } = show();
  unmount();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + FRESH_MS);
  for (const removal of removals) removal();
  await settled();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  // A timer would keep its query in memory.
  expect(running.size).toBe(0);
});

test('a page that is left cancels its calls', async () => {
  respond = () => new Promise(() => undefined);
  const { rerender } = show();
  expect(asked[0]?.signal?.aborted).toBe(false);
  rerender(<p>elsewhere</p>);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test('offline, a page says that it failed; it is loaded when the connection is back, also where the network takes a moment more', async () => {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const fails = async () => {
    throw new NetworkError('offline');
  };
  respond = fails;
  await connection('offline');
  show();
  await said('failed');
  await connection('online');
  expect(asked).toHaveLength(2);
  await said('failed');
  respond = async () => 'back';
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await said('back');
  expect(asked).toHaveLength(3);
});

test('what does not exist is not asked for again', async () => {
  respond = async () => {
    throw new NotFoundError('gone', { status: 404 });
  };
  show();
  await said('failed');
  await connection('offline');
  await connection('online');
  expect(asked).toHaveLength(1);
});

test('offline, a page that was left shows what it had', async () => {
  const { rerender } = show();
  await said('of A');
  rerender(<p>elsewhere</p>);
  respond = async () => {
    throw new NetworkError('offline');
  };
  later(FRESH_MS);
  rerender(<Page />);
  await act(async () => undefined);
  expect(screen.getByText('of A')).toBeDefined();
  expect(asked).toHaveLength(2);
});

describe('prefetch', () => {
  const list = () => asked.filter(({ path }) => path === 'items');
  const open = async () => {
    show(<TimeExpensePage search="" />);
    await screen.findByText('0 items');
  };

  test('the page uses what was prefetched, without a second request', async () => {
    prefetchList('');
    prefetchList('');
    await settled();
    await open();
    expect(list()).toHaveLength(1);
  });

  test('while it is fresh, and where nothing was changed meanwhile', async () => {
    prefetchList('');
    await settled();
    call(dataChanged);
    await open();
    expect(list()).toHaveLength(2);
  });

  test('its end cancels what no page has asked for', async () => {
    const end = prefetchList('');
    end?.();
    expect(list()[0]?.signal?.aborted).toBe(true);
    await open();
    expect(list()).toHaveLength(2);
  });

  test('for nobody nothing is fetched', () => {
    isSignedIn = false;
    prefetchList('');
    expect(asked).toEqual([]);
  });
});
