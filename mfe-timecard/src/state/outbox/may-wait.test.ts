/** @jest-environment jsdom */
import { addSender, keepWork, releaseWork, removeSender } from 'shared-session/device-data';
import { KEPT_TIMECARD, mayWait, SENDER } from './may-wait.ts';

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
  addSender(SENDER);
  expect(mayWait()).toBe(true);
  removeSender(SENDER);
  expect(mayWait()).toBe(false);
});

test('what other micro-frontends keep is not a timecard', () => {
  keepWork({ ...work, key: 'LBL_KEPT_EXPENSE' });
  addSender('mfe_expenses/outbox');
  expect(mayWait()).toBe(false);
});
