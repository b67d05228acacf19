/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { claimDevice, keptWork } from 'shared-session/device-data';
import type { StoreLocation } from 'shared-session/device-database';
import { day, form, MONDAY, rules } from '../../domain/testing/samples.ts';

/** The browser's databases, which every page shares until the site's data are cleared. */
const databases = new Map<string, Map<string, unknown>>();
let broken = false;
const rows = ({ database }: StoreLocation) => {
  const held = databases.get(database) ?? new Map<string, unknown>();
  databases.set(database, held);
  return held;
};
jest.unstable_mockModule('shared-session/device-database', () => ({
  runRequest: async (place: StoreLocation, _: string, question: (store: object) => unknown) => {
    if (broken) throw new DOMException('busy', 'UnknownError');
    const held = rows(place);
    return question({
      get: (key: string) => held.get(key),
      put: (value: unknown, key: string) => held.set(key, value),
      delete: (key: string) => held.delete(key),
      getAllKeys: (range?: { lower: string; upper: string }) =>
        [...held.keys()].filter((key) => !range || (range.lower <= key && key <= range.upper)),
    });
  },
  removeDatabase: async (name: string) => void databases.delete(name),
}));
// Every browser has these; the test's document does not.
const made = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, {
  TextEncoder: (await import('node:util')).TextEncoder,
  TextDecoder: (await import('node:util')).TextDecoder,
  CryptoKey: made.constructor,
  Uint8Array: Object.getPrototypeOf(Object.getPrototypeOf(Buffer.from(''))).constructor,
  IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) },
});
const store = await import('./draft-store.ts');
const { draftedPeriods, findDrafts } = await import('./find-drafts.ts');

const name = store.draftName('7', 5000, MONDAY);
const of = rules();
const draft = {
  keptAt: '2026-11-16T09:00:00.000Z',
  version: 1,
  form: form(day(of, { notes: 'Inventory' })),
  base: form(day(of)),
};
/** Closes and restarts the browser: cookies and tabs of its session are gone. */
function endSession(): void {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: removed as the browser does
  document.cookie = 'timecard-draft=; path=/; max-age=0';
}
const found = async () => (await findDrafts(name)).drafts.map((one) => one.form.days[0]?.notes);
const periods = async () => [...(await draftedPeriods(5000))];

beforeEach(() => {
  window.location.hash = '#/worker/time-expense/add-time?reqId=5000';
  localStorage.clear();
  databases.clear();
  broken = false;
  endSession();
});

// This test comes first: a page that has belonged to a person stores nothing without one.
test('where nobody signs out it ends with the session, and then neither is said of it', async () => {
  expect(await store.keepDraft(name, draft)).toBe('session');
  expect(await periods()).toEqual([MONDAY]);
  endSession();
  expect(await periods()).toEqual([]);
  expect(keptWork()).toEqual([]);
  expect(await found()).toEqual([]);
});

test('opening a timecard removes what no key opens any more, and what is somebody else’s', async () => {
  await store.keepDraft(name, draft);
  await store.keepDraft(store.draftName('8', 5000, MONDAY), draft);
  endSession();
  expect(keptWork().length).toBeGreaterThan(0);
  await store.tidyDrafts(name);
  expect(keptWork()).toEqual([]);
});

test('a draft outlives the end of the browser, until its person signs out; sign-out and the list of periods name it (docs: saving#drafts)', async () => {
  await claimDevice('7');
  expect(await store.keepDraft(name, draft)).toBe('device');
  endSession();
  expect(keptWork()).toHaveLength(1);
  expect(await periods()).toEqual([MONDAY]);
  expect(await found()).toEqual(['Inventory']);
});

test('what cannot be read now is not removed', async () => {
  await claimDevice('7');
  await store.keepDraft(name, draft);
  broken = true;
  expect([await found(), await periods()]).toEqual([[], []]);
  broken = false;
  await store.tidyDrafts(name);
  expect(await found()).toEqual(['Inventory']);
});
