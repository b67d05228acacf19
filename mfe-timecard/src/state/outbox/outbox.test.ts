/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ConflictError, NetworkError, UnauthorisedError } from 'shared-client';
import { currentUser } from 'shared-session';
import { keptWork, offlineQueues } from 'shared-session/device-data';
import type { SentTimecard } from '../add-time/save-timecard.ts';
import type { TakenUp, TimecardState } from '../add-time/timecard-store.ts';

/** The records of this device, by person and name; a `full` device stores no more. */
const records = new Map<string, string>();
let full = false;
/** Whether the device can be read. */
let readable = true;
jest.unstable_mockModule('../device/sealed-records.ts', () => ({
  keepRecord: async (user: string, name: string, value: unknown) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    records.set(`${user}/${name}`, JSON.stringify(value));
  },
  readRecord: async (user: string, name: string) => {
    if (!readable) throw new DOMException('busy', 'UnknownError');
    return JSON.parse(records.get(`${user}/${name}`) ?? 'null') ?? undefined;
  },
}));
/** Channels between tabs of one browser, which the test's document lacks: each receives the messages of the other tabs. */
class TabChannel extends EventTarget {
  static readonly all = new Set<TabChannel>();
  constructor() {
    super();
    TabChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of TabChannel.all)
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', { value: TabChannel, configurable: true });
const saves = jest.fn<(sent: Pick<SentTimecard, 'idempotencyKey'>) => Promise<unknown>>();
jest.unstable_mockModule('../add-time/save-timecard.ts', () => ({ sendTimecard: saves }));
const {
  discard,
  discardContained,
  enqueue: enqueueSent,
  hasToWait,
  outbox,
  readOutbox,
  waitsToSubmit,
} = await import('./outbox.ts');
const { followOutbox, sendOutbox } = await import('./send-outbox.ts');
const enqueue = (sent: SentTimecard, state: TimecardState, hasLeft = false) => enqueueSent(sent, state, hasLeft);

const signIn = (userId: number) =>
  jest.spyOn(currentUser, 'getState').mockReturnValue({ status: 'signed-in', user: { userId } as never });
const timecard = {
  metadata: { version: 3, periodStartDate: '2026-11-16', engagementId: 5000, earningsEndDate: '2026-11-22' },
  pristine: {},
  takenUp: [] as readonly TakenUp[],
} as TimecardState;
/** The same timecard on a page that has taken up an entry. */
const having = (id: string | null): TimecardState => ({
  ...timecard,
  takenUp: [{ id: id ?? '', form: {} as TakenUp['form'] }],
});
const sent = (idempotencyKey: string, requisitionId = 5000) =>
  ({
    kind: 'submit',
    payload: { requisitionId, periodEndDate: '2026-11-22' },
    idempotencyKey,
    form: {},
  }) as SentTimecard;
const taken = (billingItemId: number) => ({ billingItemId, version: 4, errors: [], billingItemDetailErrors: [] });
const states = () => outbox.getState().entries.map(({ state }) => state.at);

beforeEach(async () => {
  jest.restoreAllMocks();
  saves.mockReset();
  records.clear();
  localStorage.clear();
  full = false;
  readable = true;
  outbox.setState({ entries: [], settled: [] });
  signIn(7);
});

test('an entry waits on this device, is named at a sign-out, and goes out with its key', async () => {
  expect(await enqueue(sent('key'), timecard)).toMatch(/key$/);
  expect(states()).toEqual(['device']);
  expect(keptWork()).toMatchObject([{ params: { id: '5000', date: '2026-11-16' } }]);
  saves.mockResolvedValue(taken(70));
  await sendOutbox();
  expect(saves).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: 'key', kind: 'submit' }));
  expect(states()).toEqual([]);
  expect(keptWork()).toEqual([]);
  expect(outbox.getState().settled).toMatchObject([{ answer: { kind: 'accepted', billingItemId: 70 } }]);
});

test('an entry goes with what came of it: the page never sees it gone and not settled', async () => {
  const seen: number[][] = [];
  const stop = outbox.subscribe(({ entries, settled }) => seen.push([entries.length, settled.length]));
  await enqueue(sent('key'), timecard);
  saves.mockResolvedValue(taken(70));
  await sendOutbox();
  stop();
  expect(seen.at(-1)).toEqual([0, 1]);
  expect(seen).not.toContainEqual([0, 0]);
});

test('a save that may have arrived is sent again with its key; a later one of its timecard waits behind it', async () => {
  const waiting = await enqueue(sent('key'), timecard, true);
  expect(states()).toEqual(['sent']);
  expect(hasToWait(sent('other'))).toBe(true);
  expect(hasToWait(sent('key'))).toBe(false);
  await enqueue(sent('other'), having(waiting));
  saves.mockResolvedValueOnce(taken(70)).mockResolvedValueOnce(taken(70));
  await sendOutbox();
  expect(saves.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(['key', 'other.70.4']);
  expect(states()).toEqual([]);
});

test('while something waits, every page of the portal knows who sends it; not for what the person decides', async () => {
  await enqueue(sent('key'), timecard);
  expect(offlineQueues()).toEqual(['mfe_timecard/outbox']);
  saves.mockRejectedValueOnce(new ConflictError('changed'));
  await sendOutbox();
  expect(states()).toEqual(['stuck']);
  expect(offlineQueues()).toEqual([]);
});

test('what is queued while the page follows the queue goes out at once, from one follower', async () => {
  const stops = [followOutbox(), followOutbox()];
  saves.mockResolvedValue(taken(70));
  await enqueue(sent('key'), timecard, true);
  await waitFor(() => expect(outbox.getState().settled).toHaveLength(1));
  for (const stop of stops) stop();
  await enqueue(sent('late'), timecard);
  await readOutbox();
  expect(saves).toHaveBeenCalledTimes(1);
});

test('a lost answer: it says "sent", and the same key goes out again', async () => {
  await enqueue(sent('key'), timecard);
  saves.mockRejectedValueOnce(new NetworkError('lost'));
  await sendOutbox();
  expect(states()).toEqual(['sent']);
  saves.mockResolvedValueOnce(taken(70));
  await sendOutbox();
  expect(saves.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(['key', 'key']);
  expect(states()).toEqual([]);
});

test('a session that ended meanwhile: it waits for its owner; another person sends nothing of it', async () => {
  await enqueue(sent('key'), timecard);
  saves.mockRejectedValueOnce(new UnauthorisedError('over'));
  await sendOutbox();
  expect(states()).toEqual(['device']);
  signIn(8);
  await readOutbox();
  await sendOutbox();
  expect(saves).toHaveBeenCalledTimes(1);
  expect(states()).toEqual([]);
  signIn(7);
  await readOutbox();
  expect(states()).toEqual(['device']);
});

test('a user the server cannot name sends nothing', async () => {
  await enqueue(sent('key'), timecard);
  jest.spyOn(currentUser, 'getState').mockReturnValue({ status: 'failed', user: undefined });
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  await sendOutbox();
  expect(saves).not.toHaveBeenCalled();
});

test('what conflicts, or is refused, stands in the list; others go on', async () => {
  await enqueue(sent('one'), timecard);
  await enqueue(sent('two', 5001), timecard);
  await enqueue(sent('three', 5002), timecard);
  saves.mockRejectedValueOnce(new ConflictError('changed'));
  saves.mockResolvedValueOnce({ ...taken(0), errors: [{ errorText: 'Period closed' }] });
  saves.mockResolvedValueOnce(taken(72));
  await sendOutbox();
  expect(outbox.getState().entries.map(({ state }) => state)).toEqual([
    { at: 'stuck', why: 'conflict', message: '' },
    { at: 'stuck', why: 'refused', message: 'Period closed' },
  ]);
  await sendOutbox();
  expect(saves).toHaveBeenCalledTimes(3);
  await discard(({ payload }) => payload.requisitionId === 5001);
  expect(states()).toEqual(['stuck']);
});

test('two tabs send it once', async () => {
  await enqueue(sent('key'), timecard);
  let held: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    const turn = held.then(work);
    held = turn.catch(() => undefined);
    return turn;
  };
  // One queue per name, as in a browser.
  const locks = {
    request: (name: string, work: () => Promise<unknown>) =>
      name === 'timecard-outbox' ? request(name, work) : work(),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  saves.mockResolvedValue(taken(70));
  await Promise.all([sendOutbox(), sendOutbox()]);
  expect(saves).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

test('a device that is full says so, and what waits already stays', async () => {
  await enqueue(sent('one'), timecard);
  full = true;
  expect(await enqueue(sent('two', 5001), timecard)).toBe(null);
  full = false;
  await readOutbox();
  expect(outbox.getState().entries).toHaveLength(1);
});

test('a record of another build is neither shown nor written over', async () => {
  records.set('7/outbox', JSON.stringify({ format: 99, entries: [{}] }));
  expect(await readOutbox()).toEqual([]);
  expect(await enqueue(sent('key'), timecard)).toBe(null);
  expect(records.get('7/outbox')).toContain('99');
});

test('a queue that cannot be read is not an empty one: it is not written over, and what is known of it stands', async () => {
  await enqueue(sent('one'), timecard);
  readable = false;
  expect(await enqueue(sent('two', 5001), timecard)).toBe(null);
  expect(await readOutbox()).toHaveLength(1);
  readable = true;
  expect(await readOutbox()).toMatchObject([{ idempotencyKey: 'one' }]);
});

test('a save takes out what it contains, and nothing that the person has not decided on', async () => {
  const mine = await enqueue(sent('mine'), timecard);
  await enqueue(sent('another tab'), timecard);
  expect(waitsToSubmit(timecard)).toBe(false);
  expect(waitsToSubmit(having(mine))).toBe(true);
  await discardContained(having(mine));
  expect(outbox.getState().entries).toMatchObject([{ idempotencyKey: 'another tab' }]);
});

test('what another tab sent is settled here as well, for the same person, and said there (docs: saving#queue)', async () => {
  const elsewhere = new TabChannel();
  const stop = followOutbox();
  const entry = { id: 'one', payload: { requisitionId: 5000 } };
  const settled = { entry, answer: { kind: 'conflict' }, response: null };
  elsewhere.postMessage({ person: '8', settled });
  elsewhere.postMessage(null);
  elsewhere.postMessage({ person: '7', settled });
  await waitFor(() => expect(outbox.getState().settled).toHaveLength(1));
  expect(outbox.getState().settled).toMatchObject([{ entry, isElsewhere: true }]);
  stop();
});
