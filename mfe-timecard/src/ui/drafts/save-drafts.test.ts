/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { ConflictError, NetworkError } from 'shared-client';
import type { EditMetadata, SaveResponse, TimecardSavePayload } from 'shared-client/schema/billing';
import { currentUser } from 'shared-session';
import { claimDevice, keptWork } from 'shared-session/device-data';
import type { StoreLocation } from 'shared-session/device-database';
import type { DayForm } from '../../domain/form/timecard-form.ts';
import { MONDAY, metadataOf, span, TUESDAY } from '../../domain/testing/samples.ts';

/** The browser's databases, which the test's document lacks. */
const databases = new Map<string, Map<string, unknown>>();
const rows = ({ database }: StoreLocation) => {
  const held = databases.get(database) ?? new Map<string, unknown>();
  databases.set(database, held);
  return held;
};
jest.unstable_mockModule('shared-session/device-database', () => ({
  runRequest: async (place: StoreLocation, _: string, question: (store: object) => unknown) => {
    const held = rows(place);
    return question({
      get: (key: string) => held.get(key),
      put: (value: unknown, key: string) => held.set(key, value),
      delete: (key: string) => held.delete(key),
      getAllKeys: () => [...held.keys()],
    });
  },
  removeDatabase: async (name: string) => void databases.delete(name),
}));
const made = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, {
  TextEncoder: (await import('node:util')).TextEncoder,
  TextDecoder: (await import('node:util')).TextDecoder,
  CryptoKey: made.constructor,
  Uint8Array: Object.getPrototypeOf(Object.getPrototypeOf(Buffer.from(''))).constructor,
});

/** The server: its timecard of each engagement, and its response to a save. */
const has = new Map<number, Partial<EditMetadata>>();
const reads: [number, unknown][] = [];
const saves: { payload: TimecardSavePayload; idempotencyKey: string }[] = [];
let take: () => Promise<Partial<SaveResponse>>;
const billing = await import('shared-client/billing');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async (id: number, asked: { engagementId: number }) => {
    reads.push([id, asked]);
    return { ...metadataOf({ engagementId: asked.engagementId }), ...has.get(asked.engagementId) };
  },
  saveBillingItem: async (payload: TimecardSavePayload, { idempotencyKey }: { idempotencyKey: string }) => {
    saves.push({ payload, idempotencyKey });
    return { errors: [], billingItemDetailErrors: [], status: 'Saved', ...(await take()) };
  },
}));
const { keepDraft, draftName } = await import('../../state/drafts/draft-store.ts');
const { openTimecard } = await import('../../state/add-time/open-timecard.ts');
const { saveKept } = await import('./save-drafts.ts');

/** Stores a draft of an engagement with a changed day, as its page does. */
async function keep(engagementId: number, change: Partial<DayForm>, at = MONDAY, version = 0): Promise<void> {
  window.location.hash = `#/worker/time-expense/add-time?reqId=${engagementId}`;
  const outcome = openTimecard(metadataOf({ engagementId }), MONDAY);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  const { form: base } = outcome.store.getState();
  const days = base.days.map((day) => (day.workedDate === at ? { ...day, ...change } : day));
  const name = draftName('7', engagementId, MONDAY);
  await keepDraft(name, { keptAt: new Date().toISOString(), version, form: { ...base, days }, base });
  // The user is on another page by now.
  window.location.hash = '#/recovery-options/phone-email-setup';
}
const worked = { spans: [span('09:00', '12:00')], noBreakTaken: true };
const kept = () => keptWork().map(({ params }) => params.id);
const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  databases.clear();
  sessionStorage.clear();
  has.clear();
  reads.length = 0;
  saves.length = 0;
  said.mockClear();
  take = async () => ({ billingItemId: 70, version: 1 });
  jest.spyOn(currentUser, 'getState').mockReturnValue({ status: 'signed-in', user: { userId: 7 } as never });
  await claimDevice('7');
});

test('each timecard is saved as its page would save it, and nothing of it is left on the device', async () => {
  await keep(5000, worked);
  await keep(5001, worked, TUESDAY);
  await saveKept();
  expect(
    saves.map(({ payload }) => [payload.requisitionId, payload.billingItemDetails.map((day) => day.workedDate)]),
  ).toEqual([
    [5000, [MONDAY]],
    [5001, [TUESDAY]],
  ]);
  expect(kept()).toEqual([]);
  expect([...rows({ database: 'timecard-drafts', store: 'drafts' }).keys()]).toEqual([]);
});

test('the period of the draft is asked for, whichever is the present one', async () => {
  await keep(5000, worked);
  await saveKept();
  expect(reads).toEqual([[0, { engagementId: 5000, selectedDate: MONDAY }]]);
});

test('what a rule stops is not sent, and stays (docs: session#sign-out-asks)', async () => {
  await keep(5000, { spans: [span('09:00', '17:00')] });
  await keep(5001, worked);
  await saveKept();
  expect(saves.map(({ payload }) => payload.requisitionId)).toEqual([5001]);
  expect(kept()).toEqual(['5000']);
});

test.each([
  ['refused', async () => ({ billingItemId: 0, errors: [{ errorText: 'Period closed' }] })],
  ['changed by somebody else', async () => Promise.reject(new ConflictError('changed'))],
  ['not answered', async () => Promise.reject(new NetworkError('offline'))],
])('what is %s stays', async (_, answer) => {
  take = answer as typeof take;
  await keep(5000, worked);
  await saveKept();
  expect(saves).toHaveLength(1);
  expect(kept()).toEqual(['5000']);
});

test('tried again it is the same save', async () => {
  take = async () => Promise.reject(new NetworkError('lost'));
  await keep(5000, worked);
  await saveKept();
  take = async () => ({ billingItemId: 70, version: 1 });
  await saveKept();
  expect(new Set(saves.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(kept()).toEqual([]);
});

test('what the server has already leaves the device without a save', async () => {
  await keep(5000, {});
  await saveKept();
  expect(saves).toEqual([]);
  expect(kept()).toEqual([]);
});

test.each([
  ['a timecard that was submitted meanwhile', { status: 'PendingApproval' }, worked],
  ['another period than the draft’s', { periodStartDate: '2026-11-23' }, worked],
  ['nothing but days that were not worked', {}, { didNotWork: true }],
] as const)('%s is left for the person', async (_, metadata, change) => {
  has.set(5000, metadata as Partial<EditMetadata>);
  await keep(5000, change);
  await saveKept();
  expect(saves).toEqual([]);
  expect(kept()).toEqual(['5000']);
});

test('what somebody else saved meanwhile goes along; what both changed is left for the person', async () => {
  const theirs = (dateWorked: string) => {
    const timeEntry = { id: 3, dateWorked, notes: 'Their note', noBreakTaken: true };
    const times = {
      startTimeStr: `${dateWorked} 09:00`,
      endTimeStr: `${dateWorked} 12:00`,
      timeEntrySpanType: 'Labor',
    };
    const timeEntrySpanDtos = [{ id: 9, timeEntryId: 3, ...times }];
    const day = {
      id: 4,
      billingItemDetailId: 4,
      workedDate: dateWorked,
      timeEntryId: 3,
      timeEntry,
      timeEntrySpanDtos,
      noBreakTaken: true,
    };
    const { billingItemDetails } = metadataOf({ billingItemDetails: [day] });
    return { version: 4, billingItemId: 9, billingItemDetails };
  };
  has.set(5000, theirs(TUESDAY));
  has.set(5001, theirs(MONDAY));
  await keep(5000, { ...worked, notes: 'My note' });
  await keep(5001, { ...worked, notes: 'My note' });
  await saveKept();
  expect(saves).toHaveLength(1);
  const { billingItemDetails, ...payload } = (saves[0] as (typeof saves)[0]).payload;
  expect(payload).toMatchObject({ id: 9, version: 4, requisitionId: 5000 });
  expect(billingItemDetails.map(({ timeEntry }) => timeEntry?.notes)).toEqual(['My note', 'Their note']);
  expect(kept()).toEqual(['5001']);
});

test('another person’s draft is neither read nor sent', async () => {
  await keep(5000, worked);
  jest.spyOn(currentUser, 'getState').mockReturnValue({ status: 'signed-in', user: { userId: 8 } as never });
  await saveKept();
  expect([reads, saves]).toEqual([[], []]);
});

test('one that cannot be read from the server holds no other up', async () => {
  await keep(5000, worked);
  await keep(5001, worked);
  has.set(5000, {
    get timecardTemplateId(): never {
      throw new NetworkError('offline');
    },
  } as never);
  await saveKept();
  expect(kept()).toEqual(['5000']);
  expect(said).toHaveBeenCalledTimes(1);
});
