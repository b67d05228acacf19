/** @jest-environment jsdom */
import { addOfflineQueue, keepWork, releaseWork, removeOfflineQueue } from 'shared-session/device-data';
import { KEPT_TIMECARD, mayWait, OFFLINE_QUEUE } from './may-wait.ts';

const work = { id: 'a', url: '#/worker/home', key: KEPT_TIMECARD, params: { id: '5000', date: '2026-11-16' } };

beforeEach(() => localStorage.clear());

test('nothing waits on a device that keeps nothing', () => expect(mayWait()).toBe(false));

test('what is kept of a timecard may wait, also when it is stuck and nobody sends it', () => {
  keepWork(work);
  expect(mayWait()).toBe(true);
  releaseWork('a');
  expect(mayWait()).toBe(false);
});

test('what waits to be sent waits', () => {
  addOfflineQueue(OFFLINE_QUEUE);
  expect(mayWait()).toBe(true);
  removeOfflineQueue(OFFLINE_QUEUE);
  expect(mayWait()).toBe(false);
});

test('what other micro-frontends keep is not a timecard', () => {
  keepWork({ ...work, key: 'LBL_KEPT_EXPENSE' });
  addOfflineQueue('mfe_expenses/outbox');
  expect(mayWait()).toBe(false);
});
