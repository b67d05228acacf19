/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { page } from 'shared-session';
import { addOfflineQueue } from 'shared-session/device-data';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { mountOfflineQueues } from './mount-offline-queues.ts';

const mount = jest.fn<() => Promise<void>>(async () => undefined);
const unmount = async () => undefined;
const load = jest.fn<ModuleLoader['load']>();
const place = document.body;
/** Resolves after the modules have loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  };
  mountOfflineQueues({ load }, place);
});
beforeEach(() => {
  load.mockReset().mockResolvedValue({ bootstrap: unmount, mount, update: unmount, unmount });
  mount.mockClear();
});

afterEach(() => jest.restoreAllMocks());

test('nothing is loaded while nothing waits, nor where nobody is signed in', async () => {
  page.setState({ path: '/one' });
  addOfflineQueue('mfe_a/outbox');
  page.setState({ path: '/account/login', anonymous: true });
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('what could not be loaded is tried again with the next page, and what is mounted stays', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  page.setState({ path: '/one', anonymous: false });
  await settled();
  expect(warned).toHaveBeenCalledTimes(1);
  page.setState({ path: '/two' });
  await settled();
  expect(mount).toHaveBeenCalledTimes(1);
  expect(place.querySelectorAll('[data-offline-queue="mfe_a/outbox"]')).toHaveLength(1);
  page.setState({ path: '/three' });
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
});

test('another tab keeps something: its queue is mounted here as well', async () => {
  addOfflineQueue('mfe_b/outbox');
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.senders' }));
  await settled();
  expect(load).toHaveBeenCalledWith('mfe_b/outbox');
});

test('one that fails while it is mounted leaves nothing behind', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  addOfflineQueue('mfe_c/outbox');
  mount.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  page.setState({ path: '/four' });
  await settled();
  expect(place.querySelector('[data-offline-queue="mfe_c/outbox"]')).toBeNull();
});
