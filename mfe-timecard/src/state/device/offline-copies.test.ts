/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { NetworkError, ServerError } from 'shared-client';
import type { EditMetadata } from 'shared-client/billing';
import { currentUser } from 'shared-session';
import { claimDevice } from 'shared-session/device-data';
import { MONDAY, metadataOf } from '../../domain/testing/samples.ts';

const records = new Map<string, unknown>();
jest.unstable_mockModule('./sealed-records.ts', () => ({
  keepRecord: async (user: string, name: string, value: unknown) => {
    records.set(`${user}/${name}`, value);
  },
  readRecord: async (user: string, name: string) => records.get(`${user}/${name}`),
}));
const { timecardOrCopy } = await import('./offline-copies.ts');

const metadata = metadataOf();
const { engagementId } = metadata;
const online = (is: boolean) => Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
const signIn = (userId: number | null) =>
  jest
    .spyOn(currentUser, 'getState')
    .mockReturnValue(
      userId === null ? { status: 'failed', user: undefined } : { status: 'signed-in', user: { userId } as never },
    );
const fails = async (): Promise<EditMetadata> => {
  throw new NetworkError('offline');
};
/** The copy is written after the page has its response. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const opened = async () => {
  await timecardOrCopy(engagementId, null, async () => metadata);
  await settled();
};

beforeEach(async () => {
  records.clear();
  localStorage.clear();
  Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true });
  online(true);
  signIn(7);
  await claimDevice('7');
});
afterEach(() => jest.restoreAllMocks());

test('offline the timecard that was opened last opens again, for who opened it', async () => {
  await opened();
  online(false);
  signIn(null);
  expect(await timecardOrCopy(engagementId, null, fails)).toBe(metadata);
  expect(await timecardOrCopy(engagementId, MONDAY, fails)).toBe(metadata);
});

test('another engagement, or another period, is not what was kept', async () => {
  await opened();
  online(false);
  await expect(timecardOrCopy(engagementId + 1, null, fails)).rejects.toThrow('offline');
  await expect(timecardOrCopy(engagementId, '2026-12-07', fails)).rejects.toThrow('offline');
});

test('a server that fails, or cannot be reached with a connection, is said', async () => {
  await opened();
  await expect(timecardOrCopy(engagementId, null, fails)).rejects.toThrow('offline');
  online(false);
  const broken = async () => Promise.reject(new ServerError('broken', { status: 500 }));
  await expect(timecardOrCopy(engagementId, null, broken)).rejects.toThrow('broken');
});

test('another person finds nothing, and where no shell keeps the device nothing is kept', async () => {
  await opened();
  online(false);
  signIn(8);
  await expect(timecardOrCopy(engagementId, null, fails)).rejects.toThrow('offline');
  records.clear();
  localStorage.clear();
  online(true);
  await opened();
  expect(records.size).toBe(0);
});
