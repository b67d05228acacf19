/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { clearDeviceData } from './index.ts';
import { addSender, onSendersChanged, removeSender, waitingSenders } from './senders.ts';

beforeEach(() => localStorage.clear());

test('a module stands in the list once, until nothing waits for it', () => {
  addSender('mfe_a/outbox');
  addSender('mfe_b/outbox');
  addSender('mfe_a/outbox');
  expect(waitingSenders()).toEqual(['mfe_a/outbox', 'mfe_b/outbox']);
  removeSender('mfe_a/outbox');
  expect(waitingSenders()).toEqual(['mfe_b/outbox']);
});

test('a sign-out leaves none', async () => {
  addSender('mfe_a/outbox');
  await clearDeviceData();
  expect(waitingSenders()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('mfe_a');
});

test.each(['nothing', '{}', '[1]', '["https://elsewhere.example/a.js"]', '["mfe_a/../b"]'])(
  'what is no list of modules names none: %s',
  (text) => {
    localStorage.setItem('portal.senders', text);
    expect(waitingSenders()).toEqual([]);
  },
);

test('where storage is blocked there are none', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  addSender('mfe_a/outbox');
  expect(waitingSenders()).toEqual([]);
  jest.restoreAllMocks();
});

test('another tab is heard', () => {
  const heard = jest.fn();
  const stop = onSendersChanged(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.senders' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'else' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.senders' }));
  expect(heard).toHaveBeenCalledTimes(1);
});
