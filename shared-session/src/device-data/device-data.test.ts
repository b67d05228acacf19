/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import {
  claimDevice,
  clearDeviceData,
  clearTabData,
  declareDeviceData,
  deviceOwner,
  finishSignOut,
  keepOnDevice,
  keepWork,
  keptWork,
  leaveSessionToEnd,
  onSignedOutElsewhere,
  releaseWork,
  startSignOut,
  takeSessionToEnd,
} from './index.ts';

let databases: Set<string>;
const work = { url: '#/worker/time-expense', key: 'LBL_KEPT_TIMECARD', params: { id: 5000, date: '2026-11-16' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  databases = new Set(['drafts', 'others']);
  const deleteDatabase = (name: string) => {
    const request = { onsuccess: () => {} };
    queueMicrotask(() => {
      databases.delete(name);
      request.onsuccess();
    });
    return request;
  };
  const list = async () => [...databases].map((name) => ({ name, version: 1 }));
  Object.defineProperty(globalThis, 'indexedDB', { value: { deleteDatabase, databases: list }, configurable: true });
  sessionStorage.setItem('draft-key', 'half');
  // biome-ignore lint/suspicious/noDocumentCookie: the product sets it in the same way
  document.cookie = 'draft=half; path=/';
  declareDeviceData({ databases: ['drafts'], sessionKeys: ['draft-key'], cookies: ['draft'] });
});

const isClean = () =>
  !databases.has('drafts') && sessionStorage.getItem('draft-key') === null && !document.cookie.includes('draft=');

test('a sign-out removes what was declared, and nothing else', async () => {
  keepWork({ id: 'one', ...work });
  sessionStorage.setItem('other', 'stays');
  localStorage.setItem('portal.approvals.closed-batch', '7');
  localStorage.setItem('portal.theme', 'dark');
  startSignOut();
  await clearDeviceData();
  expect(isClean()).toBe(true);
  expect(databases).toEqual(new Set(['others']));
  expect(sessionStorage.getItem('other')).toBe('stays');
  expect(Object.keys(localStorage).sort()).toEqual(['portal.device-data', 'portal.theme']);
  expect(keptWork()).toEqual([]);
  expect(localStorage.getItem('portal.signed-out')).toBe(null);
});

test('a sign-out that was interrupted is finished by the next page; without one nothing is removed (docs: session#data-on-device)', async () => {
  await finishSignOut();
  expect(isClean()).toBe(false);
  startSignOut();
  await finishSignOut();
  expect(isClean()).toBe(true);
});

test('another person finds nothing; the same person finds everything (docs: session#data-on-device)', async () => {
  await claimDevice('7');
  await claimDevice('7');
  expect(isClean()).toBe(false);
  expect(deviceOwner()).toBe('7');
  await claimDevice('8');
  expect(isClean()).toBe(true);
  expect(deviceOwner()).toBe('8');
  await clearDeviceData();
  expect(deviceOwner()).toBe(null);
});

describe('what is being written when a tab signs out', () => {
  /** Web Locks, which this document lacks: one name, in the order of asking. */
  function lockManager() {
    const held: { mode: string; done: Promise<unknown> }[] = [];
    return {
      request(_name: string, options: { mode?: string; signal?: AbortSignal }, run: () => Promise<unknown>) {
        const { mode = 'exclusive', signal } = options;
        const before = held.filter((one) => mode === 'exclusive' || one.mode === 'exclusive').map(({ done }) => done);
        const turn = Promise.allSettled(before);
        const late = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
        const done = Promise.race([turn, late]).then(run);
        held.push({ mode, done });
        return done;
      },
    };
  }
  const written: string[] = [];
  let write: PromiseWithResolvers<void>;
  let begun: PromiseWithResolvers<void>;

  beforeEach(async () => {
    Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
    written.length = 0;
    write = Promise.withResolvers<void>();
    begun = Promise.withResolvers<void>();
    await claimDevice('7');
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  const keep = (text: string) =>
    keepOnDevice(async () => {
      begun.resolve();
      await write.promise;
      databases.add('drafts');
      written.push(text);
    });

  test('is waited for and removed', async () => {
    const kept = keep('before');
    await begun.promise;
    startSignOut();
    const cleared = clearDeviceData();
    write.resolve();
    expect(await kept).toBe(true);
    await cleared;
    expect(written).toEqual(['before']);
    expect(isClean()).toBe(true);
  });

  test('is not waited for without an end', async () => {
    void keep('never');
    await begun.promise;
    startSignOut();
    await clearDeviceData();
    expect(isClean()).toBe(true);
  });

  test.each([
    ['while it is under way', async () => startSignOut()],
    [
      'once it is over',
      async () => {
        startSignOut();
        await clearDeviceData();
      },
    ],
    ['once another person has signed in', async () => claimOfAnotherTab('8')],
  ])('nothing is written %s', async (_, signOut) => {
    await signOut();
    write.resolve();
    expect(await keep('after')).toBe(false);
    expect(written).toEqual([]);
  });
});

/** The register as another tab leaves it. */
function claimOfAnotherTab(owner: string): void {
  const register = JSON.parse(localStorage.getItem('portal.device-data') ?? '{}');
  localStorage.setItem('portal.device-data', JSON.stringify({ ...register, owner }));
}

describe('a register that a build of another format has written', () => {
  const places = ['timecard-offline', 'timecard-last-engagement', 'notes'].map((name) => ({ kind: 'database', name }));

  beforeEach(() => {
    for (const name of ['timecard-offline', 'timecard-last-engagement', 'notes', 'portal.new']) databases.add(name);
    for (const key of ['timecard.draft-key', 'note', 'portal.reset', 'other']) sessionStorage.setItem(key, 'half');
    document.cookie = 'timecard-draft=half; path=/';
    document.cookie = 'other=stays; path=/';
    const register = { format: 2, person: '7', places: [...places, { kind: 'session', name: 'note' }] };
    localStorage.setItem('portal.device-data', JSON.stringify(register));
  });

  const isLeft = () => ({
    databases: [...databases].sort(),
    keys: Object.keys(sessionStorage),
    cookie: document.cookie,
  });
  const nothingOfThePerson = {
    databases: ['drafts', 'others'],
    keys: ['draft-key', 'other'],
    cookie: 'draft=half; other=stays',
  };

  test('is no reason for a sign-out to leave anything (docs: session#data-on-device)', async () => {
    startSignOut();
    await clearDeviceData();
    expect(isLeft()).toEqual(nothingOfThePerson);
    expect(localStorage.getItem('portal.device-data')).not.toContain('7');
  });

  test('does not say whose the data are, so the next person finds nothing (docs: session#data-on-device)', async () => {
    await claimDevice('7');
    expect(isLeft()).toEqual(nothingOfThePerson);
    expect(deviceOwner()).toBe('7');
  });
});

test('fields of another version stay in the register, also those of kept work', () => {
  const newer = { owner: '7', places: ['notes'], work: [{ id: 'two', ...work, since: 5 }] };
  localStorage.setItem('portal.device-data', JSON.stringify(newer));
  keepWork({ id: 'one', ...work });
  expect(JSON.parse(localStorage.getItem('portal.device-data') ?? '')).toMatchObject({
    places: ['notes'],
    work: [{ id: 'two', since: 5 }, { id: 'one' }],
  });
});

test('kept work is named once, however many tabs keep it, until it is released', () => {
  keepWork({ id: 'tab-1', ...work });
  keepWork({ id: 'tab-1', ...work });
  keepWork({ id: 'tab-2', ...work });
  expect(keptWork()).toHaveLength(1);
  releaseWork('tab-1');
  releaseWork('tab-2');
  expect(keptWork()).toEqual([]);
});

test('other tabs hear of a sign-out, not of its end', () => {
  const heard = jest.fn();
  const stop = onSignedOutElsewhere(heard);
  const say = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.signed-out', newValue }));
  say(null);
  expect(heard).not.toHaveBeenCalled();
  say('2026-11-16T09:00:00Z');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  say('2026-11-16T09:00:01Z');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a tab that slept hears of a sign-out after somebody has signed in, and leaves them alone', async () => {
  const heard = jest.fn();
  const stop = onSignedOutElsewhere(heard);
  startSignOut();
  await clearDeviceData();
  await claimDevice('7');
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.signed-out', newValue: '2026-11-16T09:00:00Z' }));
  stop();
  expect(heard).not.toHaveBeenCalled();
});

test('a session that a sign-out could not end is named once to the next page, and another session never', () => {
  expect(takeSessionToEnd('one')).toBe(false);
  leaveSessionToEnd('one');
  expect(takeSessionToEnd('two')).toBe(false);
  leaveSessionToEnd('one');
  expect(takeSessionToEnd('one')).toBe(true);
  expect(takeSessionToEnd('one')).toBe(false);
});

test('what one tab keeps goes without what the device keeps', () => {
  clearTabData();
  expect(sessionStorage.getItem('draft-key')).toBe(null);
  expect(databases.has('drafts')).toBe(true);
});

test.each(['', 'null', '[]', '{"databases":5,"work":[{}]}', '{'])(
  'a damaged register %j names nothing and is replaced',
  async (text) => {
    localStorage.setItem('portal.device-data', text);
    expect(keptWork()).toEqual([]);
    keepWork({ id: 'one', ...work });
    expect(keptWork()).toHaveLength(1);
  },
);
