/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { clearDeviceData } from './index.ts';
import { addOfflineQueue, offlineQueues, onOfflineQueuesChanged, removeOfflineQueue } from './offline-queues.ts';

beforeEach(() => localStorage.clear());

test('a module stands in the list once, until nothing waits for it', () => {
  addOfflineQueue('mfe_a/outbox');
  addOfflineQueue('mfe_b/outbox');
  addOfflineQueue('mfe_a/outbox');
  expect(offlineQueues()).toEqual(['mfe_a/outbox', 'mfe_b/outbox']);
  removeOfflineQueue('mfe_a/outbox');
  expect(offlineQueues()).toEqual(['mfe_b/outbox']);
});

test('a sign-out leaves none', async () => {
  addOfflineQueue('mfe_a/outbox');
  await clearDeviceData();
  expect(offlineQueues()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('mfe_a');
});

test.each(['nothing', '{}', '[1]', '["https://elsewhere.example/a.js"]', '["mfe_a/../b"]'])(
  'what is no list of modules names none: %s',
  (text) => {
    localStorage.setItem('portal.senders', text);
    expect(offlineQueues()).toEqual([]);
  },
);

test('where storage is blocked there are none', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  addOfflineQueue('mfe_a/outbox');
  expect(offlineQueues()).toEqual([]);
  jest.restoreAllMocks();
});

test('another tab is heard', () => {
  const heard = jest.fn();
  const stop = onOfflineQueuesChanged(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.senders' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'else' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.senders' }));
  expect(heard).toHaveBeenCalledTimes(1);
});
